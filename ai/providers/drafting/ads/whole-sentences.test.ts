import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function told(brief: string): string {
  return draftAds(brief)
    .pieces.map(({ text }) => text)
    .join("\n");
}

describe("sentences are whole", () => {
  test.each([
    ["Aluguel de som em Penápolis. Caixa de som R$ 150. Fora de Penápolis cobro frete", /, Fora/u],
    ["Tenda em Franca. Tenda 5x5 R$ 300. Fora de Franca cobro combustível.", /, Fora/u],
    ["Livraria em Mariana. Livro usado R$ 15. Dinheiro, Pix ou link", /Dinheiro e Pix ou/iu],
    ["Loja em Ubá. Mesa, cadeira ou banco por encomenda.", /mesa e cadeira ou/iu],
    ["Dedetização em Franca. Cupim é cobrado à parte, R$ 30 o m².", /, cupim .*, em Franca/u],
    ["Gás do Beto em Tucuruí. P13 R$ 120. P45 R$ 480.", /Beto, P\d/u],
    ["Limpeza de piscina em Búzios. Produto é cobrado à parte, R$ 80.", /, produto .*, em Búzios/u],
    ["Chinelo R$ 35 em Natal. Tamanhos: 34 ao 43.", /^34 ao|\. 34 ao/mu],
    ["Moletom R$ 90 em Lins. Tamanhos: M ao XG.", /^M ao|\. M ao|: m ao/mu],
    [
      "Lanchonete Bom Gosto em Posse. X-salada R$ 18.",
      /Lanchonete Bom (?!Gosto)|Lanchonete Bom$/mu,
    ],
  ])("%s", (brief, broken) => {
    expect(told(brief)).not.toMatch(broken);
  });

  test.each([
    ["Moletom em Lins. Tamanhos: P R$ 80, M R$ 90.", /M por R\$ 90/u],
    ["Água do Sol em Barcarena. Galão 20 L R$ 9.", /Galão 20 L por R\$ 9/u],
    ["Aulas de inglês em Itu. Gosto de ensinar. Aula R$ 50", /Aula por R\$ 50/u],
    ["Gás do Beto em Tucuruí. P45 R$ 480.", /Gás do Beto em Tucuruí/u],
    ["Padaria Boa Vida em Lins. Pão R$ 15.", /Padaria Boa Vida/u],
  ])("%s", (brief, right) => {
    expect(told(brief)).toMatch(right);
  });

  test("the Meta text tells what is sold before how it comes", () => {
    const { pieces } = draftAds(
      "Faço marmita fitness congelada em Vila Velha. Kit com 7 por 133. Cada marmita tem 350g. Entrego às segundas e quintas em Vila Velha e Vitória, frete 10 reais, grátis no kit de 21. Pagamento pix adiantado.",
    );
    expect(pieces.find(({ kind }) => kind === "meta-text")?.text).toMatch(/marmita/iu);
  });
});
