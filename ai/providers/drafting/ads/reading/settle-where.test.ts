import { expect, test } from "vitest";
import { settleWhere } from "./settle-where.ts";

test.each([
  ["Padaria Pão Dourado, Niterói (Fonseca)", "Padaria Pão Dourado, em Niterói, no bairro Fonseca"],
  ["pousada em Manaus (Centro) diária", "pousada em Manaus, no centro, diária"],
  [
    "aqui é o Dirceu de Campina Grande, conserto fogão",
    "aqui é o Dirceu em Campina Grande, conserto fogão",
  ],
  ["Casa Bela cortinas de Ponta Grossa", "Casa Bela cortinas em Ponta Grossa"],
  ["sou encanador de Cuiabá visita", "sou encanador em Cuiabá, visita"],
  ["entrego no centro e vila falcão", "entrego no centro e Vila Falcão"],
  ["em Canoas bairros harmonia e mathias", "em Canoas nos bairros Harmonia e Mathias"],
  [
    "Studio Passo Leve salvador bairro da graça",
    "Studio Passo Leve, em Salvador, no bairro da Graça",
  ],
])("%j is %j", (text, settled) => {
  expect(settleWhere(text)).toBe(settled);
});

test.each(["queijo de Curitiba", "Feira de Santana", "festa no clube e parque infantil"])(
  "%j stays",
  (text) => {
    expect(settleWhere(text)).toBe(text);
  },
);
