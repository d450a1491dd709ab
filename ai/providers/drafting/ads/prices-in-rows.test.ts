import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

/** All that the ads of a description say, one piece a line. */
function said(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

/** A description, what some piece says, and what none may say. */
type Case = readonly [input: string, says: string, never: RegExp];

const rows: readonly Case[] = [
  [
    "distribuidora em Macaé botijão 13kg 118 no dinheiro água 20l 12 e carvão 5kg 22",
    "Botijão 13kg por R$ 118 no dinheiro",
    /dinheiro água/,
  ],
  [
    "gesseiro em Bauru drywall 95 o metro moldura 18 o metro linear sanca aberta 60 linear",
    "Sanca aberta por R$ 60 linear",
    /^Aberta/m,
  ],
  [
    "instalo alarme em Patos kit 3 sensores 890 ou 10x de 95 cerca elétrica 25 o metro visita 60",
    "cerca elétrica por R$ 25 o metro",
    /(?:^|[.:] )Elétrica/m,
  ],
  [
    "despachante em Itajaí. licenciamento 90 fora a taxa do detran emplacamento é 180",
    "Licenciamento por R$ 90 fora a taxa do detran",
    /fora\.|^As? taxas?/m,
  ],
  [
    "loja de colchões em Apucarana. colchão de casal 900 e o de solteiro tá 549 o travesseiro de pena 69",
    "Colchão de solteiro por R$ 549",
    /tá por|549 o travesseiro/,
  ],
  [
    "loja de colchões em Apucarana, essa semana até sábado o colchão de mola de 1.899 por 1.499",
    "Colchão de mola de R$ 1.899 por R$ 1.499 até sábado",
    /R\$ 1\.499(?! até sábado)/,
  ],
  [
    "adega em Lages cerveja lata 350ml 4 fardo com 12 45 gelo 5kg 12 carvão 3kg 18",
    "Fardo com 12 por R$ 45",
    /12 45|45 gelo/,
  ],
  [
    "pilates em Tatuí, plano 2x na semana duzentos e vinte por mês, avaliação sessenta reais",
    "duzentos e vinte reais por mês",
    /vinte por mês/,
  ],
  [
    "ótica em Patos armação infantil 99, lente 1,56 com antirreflexo 180 o par",
    "Lente 1,56 com antirreflexo por R$ 180 o par",
    /R\$ 1,56/,
  ],
  [
    "lote em Lages no Jardim Sul 250m² entrada 4.500 e parcelas de 520 em 100 meses",
    "Entrada de R$ 4.500 e parcelas de R$ 520 em 100 meses",
    /entrada por/i,
  ],
  [
    "buffet em Sorocaba. por pessoa sai 48 com salgados, bolo, refrigerante e doces, mínimo de 40 pessoas",
    "R$ 48 por pessoa com salgados, bolo, refrigerante e doces, mínimo de 40 pessoas",
    /R\$ 48(?! por pessoa com)/,
  ],
];

const bound: readonly Case[] = [
  [
    "Marcenaria em Bagé. Projeto 3D sem custo para quem fecha a compra; avulso custa R$ 250",
    "fecha a compra, avulso custa R$ 250",
    /(?:^|[.:] )Avulso/m,
  ],
  [
    "Dedetizadora em Olinda. Garantia de 3 meses contra barata; para cupim, 1 ano. Apartamento R$ 150",
    "Garantia de 3 meses contra barata, para cupim, 1 ano",
    /(?:^|[.:] )1 ano/m,
  ],
  [
    "Chaveiro em Lins. Abertura de porta: R$ 80 (casa) / R$ 120 (carro)",
    "Abertura de porta: R$ 80 para casa e R$ 120 para carro",
    /R\$ 80(?! para casa)/,
  ],
  [
    "Transfer em Maceió. Maragogi, ida e volta: R$ 350 por carro. Praia do Francês, só ida: R$ 120",
    "Maragogi, ida e volta: R$ 350 por carro",
    /(?:^|[.:] )(?:Ida e volta|Só ida)/m,
  ],
  [
    "Encanador em Tatuí. A visita é 40 mas desconto se fizer o serviço",
    "visita é R$ 40, desconto se fizer o serviço",
    /(?:^|[.:] )Desconto se/m,
  ],
  [
    "ótica em Lins. armação 120, multifocal 890, divido em 10x. exame grátis",
    "Multifocal por R$ 890, divido em 10x",
    /(?:^|[.:] )Divido em 10x/m,
  ],
  [
    "Mercado em Codó. entrega grátis até 2km, de 2 a 5km cobro 6. pedido mínimo 30 reais",
    "Entrega grátis até 2km, de 2 a 5km cobro R$ 6",
    /Mercado de 2/,
  ],
  [
    "Autocenter em Lorena. Alinhamento e balanceamento R$ 120 (carro pequeno). Remendo R$ 25",
    "balanceamento por R$ 120 (carro pequeno)",
    /R\$ 120(?! \(carro pequeno\))/,
  ],
];

describe("each price stands with its thing", () => {
  test.each(rows)("%j", (input, says, never) => {
    expect(said(input)).toContain(says);
    expect(said(input)).not.toMatch(never);
  });
});

describe("a price keeps what binds it", () => {
  test.each(bound)("%j", (input, says, never) => {
    expect(said(input)).toContain(says);
    expect(said(input)).not.toMatch(never);
  });
});
