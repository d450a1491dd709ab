import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";
import { isGrudge, isIronyFramed } from "./irony-frame.ts";

function quoted(review: string, stars?: number): string[] {
  const { text } = draftReply(review, undefined, stars);
  return [...text.matchAll(/“([^”]*)”/g)].map(([, words = ""]) => words);
}

describe("a complaint with lovely words before it", () => {
  test.each([
    ["Que beleza, furaram o pneu na calibragem", "furaram o pneu na calibragem"],
    ["Que maravilha de pintor, manchou o piso todo", "manchou o piso todo"],
    ["nossa, que educação, a moça virou a cara pra mim", "a moça virou a cara pra mim"],
    ["Que ótimo esperar 40 minutos na fila do caixa", "esperar 40 minutos na fila do caixa"],
    ["Que delícia ter que voltar 3 vezes pra trocar a peça", "ter que voltar 3 vezes pra trocar"],
    ["Que lindo, buraram minha roupa na lavanderia", "buraram minha roupa na lavanderia"],
    ["Que sorte, o técnico marcou e não veio", "o técnico marcou e não veio"],
    ["Affs, de novo trocaram meu pedido", "de novo trocaram meu pedido"],
    ["Poxa, veio faltando o controle", "veio faltando o controle"],
    ["Vixe, a costura abriu no primeiro dia", "a costura abriu no primeiro dia"],
  ])("is quoted without them: %s", (review, told) => {
    const [first = ""] = quoted(review, 1);
    expect(first.startsWith(told)).toBe(true);
  });

  test("is one without stars too, where it tells of waiting", () => {
    expect(readReview("Que maravilha esperar 1h30 por um x-salada frio").tone).toBe("complaint");
  });
});

describe("praise with lovely words", () => {
  test.each([
    ["Que beleza de corte, saí outra", /^que beleza/],
    ["Nossa, que rapidez, chegou em 10 minutos", /^que rapidez/],
    ["Que lindo ficou o vestido da minha filha", /^que lindo ficou/],
    ["Que ótimo ficar 3 dias nessa pousada, café farto", /^que ótimo ficar/],
    ["Parabéns aos envolvidos, festa impecável", /festa impecável/],
    ["Eita pastel bom, vale a viagem", /^eita pastel bom/],
  ])("keeps them: %s", (review, told) => {
    expect(quoted(review, 5).join()).toMatch(told);
  });

  test.each(["Que delícia esperar tomando um café desses", "Que alegria ser atendida assim"])(
    "waits gladly: %s",
    (review) => {
      expect(readReview(review, 5).tone).toBe("praise");
      expect(quoted(review, 5).join()).not.toMatch(/^(?:esperar|ser)/);
    },
  );
});

test.each([
  ["rapidez, só 3 horas pra entregar", true],
  ["parabéns aos envolvidos, queimaram o bolo", true],
  ["maravilha esperar uma hora", true],
  ["rapidez no atendimento, e preço bom", false],
  ["lindo ficou o vestido", false],
  ["bom atendimento, comida fria", false],
])("%s: %s", (text, framed) => {
  expect(isIronyFramed(text)).toBe(framed);
});

test.each([
  ["só não dou zero", true],
  ["só vim comentar", true],
  ["não dou nota dez", true],
  ["só vim buscar a peça", false],
  ["não dou conta de tanto elogio", false],
  ["só não veio o suco", false],
])("why a mark is given: %s, %s", (text, grudge) => {
  expect(isGrudge(text)).toBe(grudge);
});

test.each([1, undefined])("a mark that could not be lower tells nothing else (%s)", (stars) => {
  for (const review of [
    "Só não dou zero porque não tem como",
    "Só não dei menos porque o sistema não permite",
  ]) {
    const { tone, quotes } = readReview(review, stars);
    expect([tone, quotes]).toEqual(["complaint", []]);
  }
});

test("what 'só' says stays with its reason, and a reason for no better mark is a blemish", () => {
  expect(quoted("Só voltei porque o pão é bom demais", 5)).toEqual([
    "só voltei porque o pão é bom demais",
  ]);
  const { tone } = readReview("Só não dou dez porque demorou um pouco", 4);
  expect(tone).toBe("mixed");
  expect(quoted("Só não dou dez porque demorou um pouco", 4)).toEqual([]);
});
