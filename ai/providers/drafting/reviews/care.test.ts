import { describe, expect, test } from "vitest";
import { draftReply } from "./draft-reply.ts";
import { findStaff } from "./intake/staff.ts";
import { readReview } from "./read-review.ts";
import { toSegments } from "./segments.ts";
import { nameBlame, namePraise } from "./writing/staff-points.ts";

describe("what people and animals are called", () => {
  test.each([
    ["Mel saiu cheirosa e com lacinho, amei", "mel"],
    ["A Pipoca voltou linda do banho", "pipoca"],
    ["a mel ama tomar banho aí", "mel"],
    ["Levo a Amora pra tosa toda semana, ótimo atendimento", "amora"],
  ])("%s praises no food", (review, food) => {
    expect(namePraise(readReview(review, 5)).join(" ")).not.toContain(food);
  });

  test("the same words are food where food is spoken of", () => {
    expect(namePraise(readReview("A pipoca estava deliciosa", 5))).toEqual(["a pipoca"]);
  });

  test.each([
    "a Estrela foi castrada aqui e se recuperou super bem",
    "a Luna foi muito bem atendida",
    "o Léo tomou banho e voltou feliz",
  ])("%s: who is cared for is no staff", (review) => {
    expect(findStaff(toSegments(review), undefined)).toEqual([]);
  });

  test("who was kind is", () => {
    expect(findStaff(toSegments("a Joana foi muito educada"), undefined)).toHaveLength(1);
  });

  test("the name of a clinic smiles at nobody", () => {
    const names = namePraise(readReview("Clinica Sorriso Feliz é maravilhosa", 5)).join(" ");
    expect(names).not.toContain("simpatia");
  });

  test("the name of a shop judges nothing", () => {
    expect(namePraise(readReview("Autoescola Rápida me ajudou muito", 5)).join(" ")).not.toMatch(
      /rapidez/,
    );
    expect(namePraise(readReview("Autoescola rápida e barata", 5)).join(" ")).toMatch(/rapidez/);
  });
});

describe("turns of those who were cared for", () => {
  test.each([
    ["A escova murchou, e pelo preço que cobram esperava mais", /cobrança/],
    ["Isso não tem conserto, estou arrasada, ficou horrível", /conserto/],
    ["O processo não anda e eu que fico cobrando notícia. Péssimo", /cobrança/],
    ["Me venderam remédio vencido, só vi quando cheguei em casa. Absurdo", /entrega/],
    ["Esqueceram de cortar a unha dele e a tosa ficou torta. Péssimo", /itens que faltaram/],
    ["Mandei foto do machucado e ninguém respondeu. Horrível", /fotos/],
    ["Cobraram errado e quando pedi reembolso sumiram. Péssimo", /pedido/],
    ["Reprovei duas vezes por culpa deles, instrutor grosso", /prova/],
    ["A moça foi grossa e saí com o cabelo molhado", /umidade/],
    ["Empurraram a lente mais cara, que raiva. entrega foi no prazo", /entrega/],
    ["Fecharam a unidade, um absurdo. As meninas daqui eram ótimas", /equipe/],
    ["cortaram quatro dedos a mais do que eu pedi, horrível", /pedido/],
    ["Cobram caro e mandam guia vencida. Horrível", /validade/],
  ])("%s does not blame %s", (review, matter) => {
    expect(nameBlame(readReview(review, 1)).join(" ")).not.toMatch(matter);
  });

  test.each([
    ["Os cílios caíram em dois dias. Péssimo", 1, /durabilidade/],
    ["O dentista atende três pacientes ao mesmo tempo. Péssimo", 1, /atenção/],
    ["Lente veio com grau errado. Péssimo", 1, /pedido/],
    ["Os instrutores são bons, mas os carros são velhos", 3, /carros/],
    ["Fiz exame, cheguei 6:30 e só fui chamada 9:40. Nunca mais", 1, /tempo de espera/],
  ])("%s blames what was amiss", (review, stars, matter) => {
    expect(nameBlame(readReview(review, stars)).join(" ")).toMatch(matter);
    expect(nameBlame(readReview(review, stars)).join(" ")).not.toMatch(/cordialidade|estado do/);
  });

  test.each([
    "os cílios caíram tudo em uma semana. ela é um amor de pessoa mas o serviço deixou a desejar",
    "Fiz 10 sessões de laser e os pelos voltaram todos. as meninas são educadas mas o resultado nao existe",
    "Restauração caiu na mesma semana. Voltei e refizeram sem cobrar, isso foi legal, mas perdi dois dias",
  ])("%s: beside two stars only what is praised is praised", (review) => {
    expect(namePraise(readReview(review, 2)).join(" ")).not.toMatch(
      /cílios|sess|restauração|cobrança/,
    );
  });

  test.each(["pilates bom, turma pequena, professora atenta", "bom escritório, atendimento claro"])(
    "%s blames nothing",
    (review) => {
      expect(readReview(review, 4).tone).toBe("praise");
    },
  );

  test.each([
    ["Unha do meu casamento ficou perfeita", /casamento/],
    ["Quick massage boa", /rapidez/],
    ["Meu sorriso mudou com as facetas, amei", /simpatia/],
  ])("%s does not praise %s", (review, matter) => {
    expect(namePraise(readReview(review, 5)).join(" ")).not.toMatch(matter);
  });

  test("a hot room is a matter of climate", () => {
    const reading = readReview("O psicólogo é bom, mas a sala é quente", 2);
    expect(namePraise(reading).join(" ")).not.toMatch(/sala/);
    expect(nameBlame(reading).join(" ")).toMatch(/climatização/);
  });

  test("a cheap material is no good price", () => {
    const reading = readReview("o dentista é bom mas usou material barato", 2);
    expect(namePraise(reading).join(" ")).not.toMatch(/preço/);
  });

  test("a wait is on no side but the bad one", () => {
    const review = "não tinha nada agendado. Esperei 50 min. A massagem em si foi ótima";
    expect(namePraise(readReview(review, 2)).join(" ")).not.toMatch(/espera/);
  });

  test("no sentence says the word of its point again", () => {
    const review = "a tia Lu é carinhosa, muito carinho, mas a mensalidade é cara";
    const { text } = draftReply(review, undefined, 2);
    expect(text).toContain("carinho");
    const told = text.replace(/“[^”]*”/gu, "").match(/carinho/gu) ?? [];
    expect(told.length).toBeLessThanOrEqual(1);
  });

  test("a blemish beside praise stays one", () => {
    expect(readReview("bom atendimento, estacionamento pequeno", 4).tone).toBe("mixed");
  });

  test("the one who was a darling is praised, and is no sweet", () => {
    const names = namePraise(readReview("A enfermeira que colheu foi um doce", 5)).join(" ");
    expect(names).toContain("enfermeira");
    expect(names).not.toContain("o doce");
  });
});

describe("secrecy and grief", () => {
  test.each([
    "Imposto de renda feito rápido e sem dor de cabeça",
    "tirei o siso e nem senti",
    "Abriram meu MEI em um dia",
  ])("%s: the trade keeps secrets", (review) => {
    expect(readReview(review, 5).regulated).toBe(true);
  });

  test.each(["Fui fazer um botox no cabelo e amei", "curso técnico bom, laboratório moderno"])(
    "%s: no secret is kept",
    (review) => {
      expect(readReview(review, 5).regulated).toBe(false);
    },
  );

  test("a question is answered beside the thanks", () => {
    expect(draftReply("Tem estacionamento? Adorei a consulta", undefined, 5).text).toMatch(
      /estacionamento/,
    );
  });

  test("how a patient fared is not told", () => {
    const names = namePraise(readReview("Dra Ana é ótima, perdi 8 kg e me recuperei", 5)).join(" ");
    expect(names).not.toMatch(/conquista|recuperação/);
  });

  test.each([
    ["minha Belinha se foi ontem mas agradeço a equipe que cuidou dela", true],
    ["meu velhinho Bob partiu aqui, foi tratado com amor, obrigada", true],
    ["minha dor se foi depois da massagem, obrigada", false],
    ["o motorista partiu na hora certa, ótimo", false],
    ["o Tobi descansou com vocês, obrigada pelo carinho", true],
    ["Perdemos nosso Bidu e eles foram ótimos", true],
    ["Perdi meu Celular aí e devolveram, ótimos", false],
  ])("%s mourns: %s", (review, grieves) => {
    expect(readReview(review, 5).grieves).toBe(grieves);
  });

  test("a burn is a matter of health", () => {
    expect(readReview("Saí da depilação com a virilha queimada", 1).concerns).toContain("health");
    expect(readReview("O bico da chaleira veio queimado", 1).concerns).toEqual([]);
  });

  test("a stalled lawsuit is no threat of one", () => {
    expect(readReview("meu processo está parado há um ano", 2).concerns).toEqual([]);
    expect(readReview("vou processar vocês", 1).concerns).toContain("legal");
  });

  test("a tattoo that healed was no illness", () => {
    expect(readReview("tatuagem linda, cicatrizou super bem", 5).news).toBeUndefined();
  });
});
