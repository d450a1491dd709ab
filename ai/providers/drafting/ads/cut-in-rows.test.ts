import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function written(brief: string): string {
  return draftAds(brief)
    .pieces.map(({ text }) => text)
    .join("\n");
}

describe("a sum keeps its thing, its measure and its case", () => {
  test.each([
    ["sorvete da nina em caucaia copo 200ml 9 400ml 15 e 1 litro 28", /400ml R\$ 15/u, /400ml 15/u],
    ["tapetes em mauá lavo tapete até 3 m2 60 edredom 45", /até 3 m2 por R\$ 60/u, /m2 60/u],
    [
      "chalé em Gravatá, casal 280 a diária, chalé grande 450 até 6 pessoas",
      /R\$ 450 até 6 pessoas/u,
      /grande 450/u,
    ],
    [
      "autoescola em picos categoria a 1.200 categoria b 1.980 e as duas 2.900",
      /b por R\$ 1\.980 e as duas por R\$ 2\.900/u,
      /b 1\.980/u,
    ],
    ["troco tela em itabuna moto g8 160 iphone 12 420", /iPhone 12 (?:por )?R\$ 420/iu, /R\$ 12/u],
    [
      "salgado da tati no crato cento 60 festa 300 salgado por 165",
      /300 salgado por R\$ 165/u,
      /R\$ 300/u,
    ],
    [
      "marmoraria em Patos pia 480, soleira 60 o metro, não, desculpa, 70 o metro",
      /soleira (?:por )?R\$ 70 o metro/iu,
      /R\$ 60/u,
    ],
    [
      "faço armário em Ibaté a partir de 1.700 o metro, não, perdão, o par de portas",
      /R\$ 1\.700 o par/u,
      /R\$ 1\b(?!\.)|o metro/u,
    ],
    [
      "loja de cama em Assis, toalha 39 leva 2 por 70, fronha 12",
      /toalha por R\$ 39, leva 2 por R\$ 70/iu,
      /(?:^|\. )Leva 2/mu,
    ],
    [
      "estacionamento em Niterói, primeira hora R$ 10, demais horas R$ 4",
      /primeira hora por R\$ 10, demais horas (?:por )?R\$ 4/iu,
      /(?:^|\. |: )demais/imu,
    ],
    [
      "buffet em Lins, festa para 40 pessoas por 2.100 de terça a quinta; sexta e sábado é 2.900",
      /2\.100 de terça a quinta, sexta e sábado/u,
      /(?:^|\. )Sexta e sábado é/mu,
    ],
    [
      "Academia Ritmo, Bagé. Dança para crianças de 4 a 8 anos, R$ 110 por mês. Para adultos R$ 140.",
      /crianças de 4 a 8 anos, R\$ 110/u,
      /Dança, R\$ 110/u,
    ],
  ])("%s", (brief, says, never) => {
    expect(written(brief)).toMatch(says);
    expect(written(brief)).not.toMatch(never);
  });

  test("what is asked first is the case in which something is given", () => {
    expect(
      written("Pizzaria em Sobral. Comprou 2 pizzas? Ganha um refri. Pizza grande 49."),
    ).toMatch(/quem comprou 2 pizzas ganha um refri/iu);
  });

  test("an order that takes days is not asked for without them", () => {
    expect(written("Bolos em Lins, encomenda com 3 dias. Bolo de pote 14")).not.toMatch(
      /sua encomenda/u,
    );
    expect(written("Bolos em Lins por encomenda. Bolo de pote 14")).toMatch(/sua encomenda/u);
  });
});

describe("a work is not the thing it is done to", () => {
  test.each([
    [
      "instalo chuveiro 70 ventilador de teto 90 em picos",
      /Instalação de ventilador de teto por R\$ 90/u,
    ],
    ["montador em Lages: monto guarda-roupa 150, berço 90", /Montagem de berço por R\$ 90/u],
    ["troco tela em arapiraca moto g8 160 iphone 12 420", /Troca de tela iPhone 12 por R\$ 420/u],
  ])("%s", (brief, says) => {
    expect(written(brief)).toMatch(says);
    expect(written(brief)).not.toMatch(/(?:^|\. )(?:Ventilador|Berço|IPhone)/mu);
  });

  test("what is sold beside a repair is sold", () => {
    expect(written("conserto celular em Bagé a partir de 80, capinha 20, película 15")).toMatch(
      /Capinha por R\$ 20/u,
    );
  });
});

describe("the shop by which the owner introduces themself", () => {
  test.each([
    ["oi eu tenho o cantinho da costura em bagé, bainha 15, zíper 20", "Cantinho da Costura"],
    ["bom dia aqui é da flor de cacau em ilhéus barra de chocolate 24", "Flor de Cacau"],
  ])("%s", (brief, name) => {
    expect(written(brief)).toContain(name);
    expect(written(brief)).not.toMatch(new RegExp(`procura ${name}`, "iu"));
  });

  test.each([
    [
      "DOCE RECANTO CONFEITARIA - Itu. Bolo de 1 kg 70, brigadeiro 3 cada",
      "Doce Recanto Confeitaria",
    ],
    ["CLÍNICA BICHO FELIZ: consulta 120, vacina 80, em Jales", "Clínica Bicho Feliz"],
  ])("shouted in the headline: %s", (brief, name) => {
    expect(written(brief)).toContain(name);
  });

  test("a thing that is shouted is no name", () => {
    expect(written("BOLO DE POTE, Recife, 12 reais cada")).not.toContain("Bolo de Pote");
  });

  test("what is had in a town is no name", () => {
    expect(
      written("tenho a maior variedade de tecidos em recife, oxford 12 o metro"),
    ).not.toContain("Maior Variedade");
  });

  test.each([
    ["pousada lua de prata em torres, diária 190", "Pousada Lua de Prata", /Lua em|prata/u],
    [
      "barbearia do tonho no bairro tomé de souza corte e barba 60",
      "Corte e barba por R$ 60",
      /Souza corte|de souza/u,
    ],
    [
      "dedetização em campos do jordão apartamento até 70m2 150 casa 220",
      "Apartamento até 70m2",
      /Jordão [Aa]partamento/u,
    ],
    ["Pet da Vila em Itu, busco de graça no Grão Pará. Banho 45", "Grão Pará", /Grão(?! Pará)/u],
    [
      "peixaria do gil (não é a de natal, é em touros rn) camarão 48 kg, a partir de 3 kg sai 42 o kg",
      "R$ 48 o kg, a partir de 3 kg sai R$ 42 o kg",
      /em Natal/u,
    ],
  ])("whole names and places: %s", (brief, says, never) => {
    expect(written(brief)).toContain(says);
    expect(written(brief)).not.toMatch(never);
  });

  test("whom a sum leaves out is not whom the thing is for", () => {
    expect(
      written("Buffet em Lins. Festa para 40 pessoas por 2.100. Criança até 4 anos não conta."),
    ).not.toMatch(/para criança até 4 anos não/iu);
  });

  test("behind its town a bare name is its quarter, and no thing on offer", () => {
    const ad = written("Ótica Visão Clara, Londrina, Gleba Palhano. Armação 190.");
    expect(ad).not.toMatch(/(?:^|\. )Gleba Palhano/mu);
    expect(ad).toContain("Londrina");
  });
});
