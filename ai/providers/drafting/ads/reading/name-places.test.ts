import { describe, expect, test } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { nameQuarters, nameTowns } from "./name-places.ts";
import { readFacts } from "./read-facts.ts";

describe("towns typed small where the case tells nothing", () => {
  test.each([
    ["pizzaria em acarape", "pizzaria em Acarape"],
    ["pastel em são sebastião do passé", "pastel em São Sebastião do Passé"],
    ["conserto em acarape e ipixuna", "conserto em Acarape e Ipixuna"],
    ["frete em acarape e região", "frete em Acarape e região"],
    ["lavo carro no centro de acarape", "lavo carro no centro de Acarape"],
    ["entrego bolo em acarape", "entrego bolo em Acarape"],
    ["bolo 30 reais em acarape", "bolo 30 reais em Acarape"],
    ["pastel em ipiguara", "pastel em Ipiguara"],
    ["boutique em nova ipixuna, só hoje", "boutique em Nova Ipixuna, só hoje"],
  ])("%j is %j", (typed, named) => {
    expect(nameTowns(typed)).toBe(named);
  });

  test.each([
    "armário em mdf",
    "unha em acrigel",
    "conserto em domicilio",
    "loja em nova sede",
    "celular em bom estado",
    "ovo em barra de chocolate",
    "brincos em prata",
    "aula em grupo",
    "parcelo em dez vezes",
    "experiência em alzheimer",
    "peças em titânio",
    "mechas em ombré",
    "faço forro em drywall",
    "mesa em jatobá",
    "frete em kombi",
    "troca em garantia",
    "pagamento em dinheiro",
  ])("%j names none", (typed) => {
    expect(nameTowns(typed)).toBe(typed);
  });
});

describe("quarters typed small", () => {
  test.each([
    ["costureira, bairro cristo rei", "costureira, bairro Cristo Rei"],
    ["barbearia no jd das flores em osasco", "barbearia no Jd das Flores em osasco"],
    ["sou da vila brasilandia", "sou da Vila Brasilandia"],
  ])("%j is %j", (typed, named) => {
    expect(nameQuarters(typed)).toBe(named);
  });

  test.each(["horta e jardim vertical", "entrego em todo bairro", "brinquedo de parque infantil"])(
    "%j names none",
    (typed) => {
      expect(nameQuarters(typed)).toBe(typed);
    },
  );
});

describe("places of the ads", () => {
  test.each([
    ["frete e mudança em guaxupé e região", "em Guaxupé"],
    ["muda de café, mínimo 50 mudas, manhuaçu mg", "em Manhuaçu"],
    ["crepe francês 18 em rolândia", "em Rolândia"],
    ["pedreiro, atendo toda grande vitória", "na Grande Vitória"],
    ["boutique em nova petropolis", "em Nova Petrópolis"],
    ["Adestramento de cães em Vila Velha", "em Vila Velha"],
    ["conserto de geladeira em todo o ABC", "no ABC"],
    ["reformo sofá em caxambu do sul", "em Caxambu do Sul"],
    ["reforço escolar, Itaquaquecetuba perto da estação", "em Itaquaquecetuba"],
  ])("%j is %s", (typed, place) => {
    expect(readFacts(typed).places.map(({ text }) => text)).toContain(place);
  });

  test.each([
    "Colete com gravata 65 e paletó 120 para alugar",
    "Mel de abelha jataí, pote de 250 g por R$ 48",
    "Costura com a Mariana Oliveira, barra de calça R$ 20",
  ])("%j has none", (typed) => {
    expect(readFacts(typed).places).toEqual([]);
  });

  test("every piece writes the town with its capital", () => {
    const { text } = draftAds(
      "na compra de 2 pizzas refri 2L grátis, pizzaria do neno em itabaiana",
    );
    expect(text).toContain("Itabaiana");
    expect(text).not.toContain("itabaiana");
  });
});
