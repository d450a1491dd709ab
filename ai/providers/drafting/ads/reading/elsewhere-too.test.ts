import { expect, it } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { isElsewhereToo } from "./elsewhere-too.ts";

it.each([
  "atendimento online ou no centro de Chapecó",
  "atendo online ou em Niterói",
  "atendo online ou no Batel em Curitiba",
  "aulas on-line ou na Savassi",
  "consulta por vídeo ou em Natal",
  "em Lages ou online",
  "no Bessa, ou à distância",
  "remoto ou em Joinville",
  "terapia online ou na Tijuca",
  "aula em Recife ou online",
])("a place is one of two ways: %s", (text) => {
  expect(isElsewhereToo(text)).toBe(true);
});

it.each([
  "online ou presencial",
  "sessão online ou presencial no Centro",
  "atendimento online e presencial no Batel",
  "atendo em casa ou na loja do centro de Patos",
  "aula em Natal",
  "R$ 60 a hora, online ou na casa do aluno na zona norte",
  "vendas online para todo o Brasil",
  "loja em Betim e site",
  "curso online de bolo em pote",
  "entrego no centro ou em Boa Viagem",
  "agende online no site",
  "só online",
])("leaves every other place: %s", (text) => {
  expect(isElsewhereToo(text)).toBe(false);
});

it.each([
  "Aula de ingles por 90 reais. Atendimento online ou no centro de Chapecó",
  "Terapia por 130 reais, atendimento online ou em Niterói",
  "Consulta com nutricionista 180 reais. Atendo online ou no Batel em Curitiba",
  "imposto de renda 120 reais MEI 180 reais atendimento online ou no centro de Chapecó",
])("no sum is told of one of the two alone: %s", (text) => {
  const told = draftAds(text).pieces.map((piece) => piece.text);
  for (const piece of told.filter((one) => /Chapecó|Niterói|Batel|Curitiba/u.test(one)))
    expect(piece.toLowerCase()).toContain("online");
});
