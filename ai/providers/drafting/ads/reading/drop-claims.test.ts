import { describe, expect, test } from "vitest";
import { dropClaims } from "./drop-claims.ts";

describe("a statement without what cannot be proved", () => {
  test.each([
    ["o melhor bolo da cidade por R$ 40", "bolo por R$ 40"],
    ["a pizza mais gostosa do bairro", "a pizza"],
    ["bolo incrível de pote", "bolo de pote"],
    ["super lanche artesanal", "lanche artesanal"],
    ["chá que emagrece 10 kg em uma semana, por R$ 49", "chá , por R$ 49"],
    ["pomada que cura dor nas costas", "pomada"],
    ["resultado garantido, aulas de inglês", "aulas de inglês"],
    ["satisfação garantida", ""],
    ["somos o número 1 em vendas", ""],
    ["preços imbatíveis", ""],
    ["emagreça 10 kg", ""],
    ["chá emagrecedor natural", "chá natural"],
  ])("%j is %j", (statement, modest) => {
    expect(dropClaims(statement)).toBe(modest);
  });

  test.each([
    "conserto de celular com garantia de 90 dias",
    "entrega grátis acima de R$ 50",
    "mais de 10 anos de experiência",
    "peças únicas feitas à mão",
    "cursos para maiores de 60 anos",
    "curativos e ataduras",
    "academia de bairro",
  ])("%j stays as it is", (statement) => {
    expect(dropClaims(statement)).toBe(statement);
  });
});
