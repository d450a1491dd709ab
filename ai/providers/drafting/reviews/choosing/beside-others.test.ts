import { describe, expect, test } from "vitest";
import type { Chances } from "../../text/sentiment/chances.ts";
import { fragmentsOf } from "../quoting/quotes.ts";
import { besideOthers, soundsOf } from "./beside-others.ts";

const chances: Record<string, Chances> = {
  praised: { good: 0.9, bad: 0.05, neutral: 0.05 },
  told: { good: 0.2, bad: 0.1, neutral: 0.7 },
};
const feel = (text: string): Chances =>
  (/ador/i.test(text) ? chances.praised : chances.told) as Chances;

function signsIn(text: string, stretch: string): string[] {
  const fragments = fragmentsOf(text);
  const fragment = fragments.find((one) => one.text === stretch);
  if (fragment === undefined) throw new Error(`No stretch of it: ${stretch}`);
  const sounds = soundsOf(fragments, feel);
  return besideOthers(fragment, feel(stretch), { side: "good", tone: "praise", sounds });
}

describe("a stretch beside the others of its text", () => {
  const text = "Fui lá no sábado cedo. Adorei o bolo de fubá. Levei dois pedaços.";

  test("is ranked by how strongly its side sounds", () => {
    expect(signsIn(text, "Adorei o bolo de fubá")).toContain("rank:0:3");
    expect(signsIn(text, "Levei dois pedaços")).toContain("rank:1:3");
  });

  test("knows its neighbours, and where there are none", () => {
    expect(signsIn(text, "Fui lá no sábado cedo")).toContain("before:good:none");
    expect(signsIn(text, "Levei dois pedaços")).toContain("before-own:good:3");
  });

  test("stands alone in a text of one clause", () => {
    expect(signsIn("Adorei o bolo de fubá", "Adorei o bolo de fubá")).toContain("first:true:true");
  });

  test("of a text without an end is heard beside the first clauses only", () => {
    const endless = fragmentsOf("Levei dois pedaços. ".repeat(39));
    let heard = 0;
    soundsOf([...endless, ...endless, ...endless, ...endless], (one) => {
      heard += 1;
      return feel(one);
    });
    expect(heard).toBe(120);
  });
});
