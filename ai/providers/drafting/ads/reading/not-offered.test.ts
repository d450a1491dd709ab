import { describe, expect, test } from "vitest";
import { deniesBefore, isNotOffered } from "./not-offered.ts";

describe("what is not to be had here", () => {
  test.each([
    "coxinha esgotou",
    "progressiva a gente parou de fazer",
    "hidroginastica estamos sem professor",
    "antes eu fazia pizza",
    "gato encerramos",
    "tintura eu indico um colega",
    "o lavador ta no conserto",
    "concorrente demora uma semana",
    "a padaria da esquina cobra 20",
    "tem gente que pede fiado",
    "outras exigem fidelidade",
    "o pessoal acha que e caro",
    "o resto fica com ele",
  ])("%j", (key) => {
    expect(isNotOffered(key, false)).toBe(true);
  });

  test.each([
    "bolo de pote r$ 12",
    "acabou de chegar tilapia fresca",
    "passagem de ida e volta dia 10",
    "estamos sem taxa de matricula",
    "pizza grande tem 8 fatias",
    "quem indica um amigo ganha 10%",
    "todas as roupas saem pela metade",
    "manutencao de piscina",
  ])("but not %j", (key) => {
    expect(isNotOffered(key, false)).toBe(false);
  });

  test("a relative's deed counts where something is on offer already", () => {
    expect(isNotOffered("minha irma faz salgado", true)).toBe(true);
    expect(isNotOffered("minha irma faz salgado", false)).toBe(false);
  });
});

test.each([
  ["agora nao temos", true],
  ["eu deixei de fazer depois do acidente", true],
  ["isso nao e com a gente", true],
  ["nao temos cartao", false],
  ["parei com barba", false],
])("%j denies what stands before: %j", (key, denies) => {
  expect(deniesBefore(key)).toBe(denies);
});
