import { expect, test } from "vitest";
import { makeVariety } from "../../text/variety.ts";
import { say, tell } from "./compose.ts";

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
