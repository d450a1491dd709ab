import { describe, expect, it } from "vitest";
import { draftAds } from "./draft-ads.ts";

function lines(description: string): string[] {
  return draftAds(description).pieces.map(({ text }) => text);
}

describe("whom a thing is for is told of all of them or of none", () => {
  it.each([
    [
      "crianças",
      "jovens e adultos",
      "Ensinamos violão e teclado para crianças, jovens e adultos em Montes Claros. A mensalidade é de R$ 160.",
    ],
    [
      "jovens",
      "adultos e idosos",
      "Ensinamos dança de salão para jovens, adultos e idosos em Assis.",
    ],
    [
      "homens",
      "mulheres e crianças",
      "Fazemos roupas sob medida para homens, mulheres e crianças em Caxias.",
    ],
    ["casas", "lojas e escritórios", "Pintura para casas, lojas e escritórios em Itu"],
    ["cães", "gatos e aves", "Ração para cães, gatos e aves em Itu, saco R$ 120"],
    [
      "casamentos",
      "aniversários e formaturas",
      "Buffet para casamentos, aniversários e formaturas em Itu, R$ 60 por pessoa",
    ],
    ["carros", "motos e caminhões", "Seguro para carros, motos e caminhões em Itu"],
    [
      "escolas",
      "clínicas e restaurantes",
      "Uniformes para escolas, clínicas e restaurantes em Itu a partir de R$ 45",
    ],
  ])("para %s, %s", (first, others, description) => {
    const said = lines(description);
    expect(said.join("\n")).toContain(`para ${first}, ${others}`);
    for (const line of said.filter((told) => told.includes(`para ${first}`)))
      expect(line).toContain(others);
  });

  it.each([
    ["Bolo", "Loja em Itu, presentes para mães, bolos e flores. Bolo R$ 40"],
    ["erços", "roupa para bebês, berços e carrinhos em Itu"],
    ["apel e tinta", "material para artesanato, papel e tinta em Itu"],
    ["véus", "Loja para noivas em Itu, vestidos e véus R$ 900"],
    ["para crianças", "Natação para crianças em Itu, R$ 120 por mês"],
  ])("what is sold beside it stays on offer: %s", (sold, description) => {
    expect(lines(description).join("\n")).toContain(sold);
  });
});

describe("what a guarantee does not cover", () => {
  it.each([
    [
      "não cobre queda",
      "troca de tela de celular em 40 minutos, Ji-Paraná. garantia de 90 dias só na peça, nao cobre queda",
    ],
    ["não cobre líquido", "conserto de notebook em Natal, garantia de 3 meses, nao cobre liquido"],
    ["não cobre raio", "conserto de tv em Itu, tela 300, garantia de 90 dias, não cobre raio"],
    [
      "não cobre mau uso",
      "Troca de bateria em Itu por R$ 90. Garantia de 6 meses, mas não cobre mau uso.",
    ],
    [
      "não cobre temporal",
      "toldo retrátil em Umuarama R$ 390 o m2, garantia de 1 ano na costura não cobre temporal",
    ],
  ])("%s", (limit, description) => {
    const said = lines(description);
    const told = said.filter((line) => /garantia/iu.test(line));
    expect(told.length).toBeGreaterThan(0);
    for (const line of told) expect(line).toContain(limit);
    for (const line of said.filter((other) => other.includes(limit)))
      expect(line).toMatch(/garantia/iu);
  });

  it.each([
    "conserto de celular em Itu, tela 200, não cobre queda",
    "toldos em Itu R$ 300, não cobre varanda grande",
    "Lavanderia em Itu. Edredom R$ 40. Não cobrimos manchas.",
  ])("is told of nothing else: %s", (description) => {
    expect(lines(description).join("\n")).not.toMatch(/não cobr/u);
  });
});

describe("a denial without a sign hides no offer", () => {
  it.each([
    ["R$ 18", "marmita em Lins 18 reais nao entregamos"],
    ["R$ 10", "bolo de pote em Itu 10 reais não aceito cartão"],
    ["R$ 40", "faxina em Itu R$ 40 a hora, mínimo 3 horas, não atendo domingo"],
    ["R$ 25", "corte em Bagé 25 reais não atendo sem hora marcada"],
  ])("%s", (sum, description) => {
    expect(lines(description).join("\n")).toContain(sum);
    expect(lines(description).join("\n")).not.toMatch(/^Entreg|Aceito cartão|Atendo/mu);
  });
});

describe("how far it is", () => {
  it.each([
    [
      "chácara para aluguel em Ibiúna, diária R$ 600, piscina, aceitamos pets, a 15 minutos da rodovia",
      "pets, a",
    ],
    [
      "hostel em Jericoacoara, cama R$ 70, café incluso, a 200 metros da praia, wifi grátis",
      "incluso, ",
    ],
    ["pousada em Morretes, diária R$ 200, café incluso, a 5 minutos da estação", "incluso, "],
    ["flat em Santos, diária R$ 180, garagem, a duas quadras da praia", "garagem, a"],
  ])("is told for itself: %s", (description, glued) => {
    expect(lines(description).join("\n")).not.toContain(glued);
    expect(lines(description).join("\n")).not.toMatch(/(?<!\d|[Aa] )\d+ (?:minutos|metros) da /u);
  });
});

describe("what a whole sum is for has its article", () => {
  it.each([
    ["R$ 35 o kg", "queijo coalho 35 kg\nlinguiça caseira 28 kg\nem Serra Negra"],
    ["R$ 39 o kg", "Peixaria em Itajaí\ntilapia 39 kg\ncamarao 60 kg"],
    ["R$ 18 a dúzia", "ovos caipiras R$ 18 dúzia em Itu"],
    ["R$ 40 o metro", "madeira R$ 40 metro em Itu"],
    ["R$ 60 por pessoa", "buffet em Itu R$ 60 pessoa"],
    ["R$ 50 a hora", "sala de reunião em Itu R$ 50 hora"],
  ])("%s", (sum, description) => {
    expect(lines(description).join("\n")).toContain(sum);
  });

  it.each([
    ["15 kg", "ração 15 kg R$ 120 em Itu"],
    ["R$ 22 o quilo", "costela R$ 22 o quilo em Lins"],
    ["R$ 30 o kg", "picanha R$ 30 o kg em Lins"],
  ])("what has it stays: %s", (told, description) => {
    expect(lines(description).join("\n")).toContain(told);
    expect(lines(description).join("\n")).not.toMatch(/o o |R\$ 15/u);
  });
});

describe("what a shop specialises in", () => {
  it.each([
    "Salão especializado em cabelos cacheados em Feira de Santana. O corte custa R$ 70.",
    "Clínica especializada em implantes dentários em Passo Fundo. A avaliação custa R$ 80.",
    "Oficina especializada em motos em Vilhena. A revisão custa R$ 150.",
    "Loja especializada em produtos naturais em Lages. Mel R$ 30.",
  ])("is not its town: %s", (description) => {
    expect(lines(description).join("\n")).not.toMatch(
      /especializad[oa](?:\?|$)|especializad[oa] em (?:Feira|Passo|Vilhena|Lages)/mu,
    );
  });
});
