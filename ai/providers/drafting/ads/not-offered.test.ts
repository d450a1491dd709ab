import { expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function written(brief: string): string {
  return draftAds(brief)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

test.each([
  [
    "Salão da Rita em Bauru, corte 45, escova 35. Manicure só às sextas, agora não temos.",
    /Escova por R\$ 35/u,
    /[Mm]anicure/u,
  ],
  [
    "Padaria Pão Nosso em Itu. Pão de queijo 6, bolo 25. Antes eu fazia pizza, hoje não faço mais.",
    /Bolo por R\$ 25/u,
    /[Pp]izza/u,
  ],
  [
    "Doceria da Lu em Santos, brigadeiro 4, bolo de pote 12. o mercado da esquina cobra 20. minha irmã faz salgado",
    /Bolo de pote por R\$ 12/u,
    /mercado|R\$ 20|[Ss]algado/u,
  ],
  [
    "luthier em Lages, regulagem 130. Já toquei com um cantor famoso. Fiz curso na Itália.",
    /Luthier em Lages/u,
    /[Tt]oquei|[Ff]iz curso/u,
  ],
  [
    "Provedor Net Vale em Resende. 200 mega 69,90, 400 mega 89,90.",
    /200 mega por R\$ 69,90/u,
    /R\$ (?:2|4)00/u,
  ],
  [
    "eletricista em Canoas, troca de disjuntor 80, chuveiro 90. placa solar deixei pra outra empresa. As concessionárias demoram um mês.",
    /chuveiro por R\$ 90/u,
    /[Pp]laca|[Cc]oncession/u,
  ],
  [
    "Restaurante Panela Velha em Ouro Preto: feijão tropeiro R$ 32. Buffet a quilo acabou, agora só prato feito.",
    /^Só prato feito$/mu,
    /[Bb]uffet|32, só/u,
  ],
  [
    "Personal trainer em Vitória, aula avulsa 90, pacote com 8 aulas 600. Meu marido vende marmita fit",
    /Aula avulsa por R\$ 90/u,
    /[Mm]armita/u,
  ],
])("%j says what is offered and no more", (brief, said, unsaid) => {
  expect(written(brief)).toMatch(said);
  expect(written(brief)).not.toMatch(unsaid);
});
