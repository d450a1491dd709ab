import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Check } from "../checks/fault.ts";
import { createAnswerGate } from "./answer-gate.ts";

const ofSentence: Check = (text) => (text.includes("ruim") ? { rule: "promise" } : undefined);
const open = { opens: () => true, waits: () => false };

describe("the gate of an answer", () => {
  test("shows what passes, as it comes", () => {
    const gate = createAnswerGate({ ofSentence, ...open });
    expect(["Um. ", "Dois.", "\nTrês."].map(gate.push)).toEqual(["Um. ", "Dois.", "\nTrês."]);
    expect(gate.shown()).toBe("Um. Dois.\nTrês.");
  });

  test("shows nothing from the first fault on", () => {
    const gate = createAnswerGate({ ofSentence, ...open });
    expect(["Um.", " Dois é ruim.", " Três."].map(gate.push)).toEqual(["Um.", "", ""]);
    expect(gate.fault()).toEqual({ rule: "promise" });
    expect(gate.shown()).toBe("Um.");
  });

  test("knows a sentence that comes in parts", () => {
    const gate = createAnswerGate({ ofSentence, ...open });
    expect(["O Sr. ru", "im veio."].map(gate.push)).toEqual(["O Sr. ru", ""]);
  });

  test("waits for what has to stand at the beginning, then shows all of it", () => {
    const opens = (part: string) => part.includes("bolo");
    const gate = createAnswerGate({ ofSentence, opens, waits: () => false });
    const parts = ["Olá!", " Obrigada.", " O bolo agradece.", " Até."];
    expect(parts.map(gate.push)).toEqual(["", "", "Olá! Obrigada. O bolo agradece.", " Até."]);
  });

  test("waits as long as it is told to", () => {
    const gate = createAnswerGate({
      ofSentence,
      opens: () => true,
      waits: (text) => text === "A.",
    });
    expect(["A.", " B."].map(gate.push)).toEqual(["", "A. B."]);
  });

  test("never shows a fault, nor anything behind it, however the text is cut", () => {
    const part = fc.constantFrom("Bom. ", "É ruim. ", "ok", "\n", "Fim!", " 1. ");
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const gate = createAnswerGate({ ofSentence, ...open });
        const shown = parts.map(gate.push).join("");
        expect(shown).toBe(gate.shown());
        expect(parts.join("").startsWith(shown)).toBe(true);
        expect(shown).not.toContain("ruim");
        expect(gate.fault() === undefined).toBe(!parts.join("").includes("ruim"));
      }),
    );
  });
});
