import { expect, test } from "vitest";
import { servedIn } from "./served.ts";

test.each([
  ["atendo quem voltou a estudar tarde", "quem voltou a estudar tarde", ""],
  [
    "atendo em domicílio em Natal e Macaíba idosos acamados",
    "idosos acamados",
    "atendo em domicílio em Natal e Macaíba",
  ],
  ["pego crianças de 4 a 9 anos no Jardim Novo", "crianças de 4 a 9 anos", "atendo no Jardim Novo"],
  ["pego criança só no centro", "criança", "atendo só no centro"],
  ["trabalho com restaurante e dona de casa", "restaurante e dona de casa", ""],
  ["atendo quem corre consulta 180", "quem corre", ""],
])("%j serves %j", (clause, whom, rest) => {
  expect(servedIn(clause)).toMatchObject({ whom, rest });
});

test.each(["trabalho com madeira e ferro", "atendo escolas e hotéis", "atendo clientes no centro"])(
  "%j names nobody",
  (clause) => {
    expect(servedIn(clause)).toBeUndefined();
  },
);
