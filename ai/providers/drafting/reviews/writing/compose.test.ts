import { expect, test } from "vitest";
import { makeVariety } from "../../text/variety.ts";
import { say, sayAnew, tell } from "./compose.ts";

const choices = [
  "Seu elogio {a} fez o dia da equipe.",
  "É bom saber que {lista} {agradou|agradaram}.",
];

test("the team is told once in a sentence", () => {
  for (let seed = 0; seed < 8; seed += 1) {
    const team = ["o atendimento da equipe"];
    expect(say(makeVariety(`${seed}`), choices, team)).not.toMatch(/equipe.*equipe/);
    expect(tell(makeVariety(`${seed}`), choices, team)[0]).not.toMatch(/equipe.*equipe/);
  }
});

test("the sentence is taken that repeats least of what is said, where all repeat something", () => {
  const sentences = [
    "O relato foi recebido com atenção e respeito.",
    "A opinião foi recebida com respeito.",
  ];
  for (let seed = 0; seed < 8; seed += 1) {
    const before = ["Lemos com atenção a sua avaliação, com todo o respeito."];
    expect(sayAnew(makeVariety(`${seed}`), sentences, before)).toBe(sentences[1]);
  }
});
