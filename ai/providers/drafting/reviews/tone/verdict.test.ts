import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feelingOfReview } from "../../text/sentiment/review.ts";
import { readPoints } from "../points/read-points.ts";
import { toSegments } from "../segments.ts";
import type { Evidence } from "./signs.ts";
import { toneBy, verdictOf } from "./verdict.ts";

function evidenceOf(text: string): Evidence {
  const said = readPoints(toSegments(text), undefined);
  return { said, firm: undefined, leaning: "neutral", feeling: feelingOfReview(text), text };
}

const blamed = evidenceOf("O portão veio riscado.").said;
const nothing = evidenceOf("Fui lá.").said;

describe("the verdict", () => {
  test("its chances add up to one, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const { praise, complaint, mixed } = verdictOf(evidenceOf(text));
        expect(praise + complaint + mixed).toBeCloseTo(1, 6);
      }),
      { numRuns: 60 },
    );
  });

  test("who names people is likelier to praise", () => {
    const text = "Levei o relógio na sexta e no sábado já andava";
    const unnamed = verdictOf(evidenceOf(`${text}.`));
    expect(verdictOf(evidenceOf(`${text}, seu Nestor.`)).praise).toBeGreaterThan(unnamed.praise);
  });

  test("a guess is answered neutrally", () => {
    expect(toneBy({ praise: 0.36, complaint: 0.34, mixed: 0.3 }, nothing)).toBe("neutral");
  });

  test("where no word blames, a doubtful mixture is praise", () => {
    const { said } = evidenceOf("Sorvete delicioso, lugar lindo.");
    expect(toneBy({ praise: 0.35, complaint: 0.05, mixed: 0.6 }, said)).toBe("praise");
    expect(toneBy({ praise: 0.1, complaint: 0.1, mixed: 0.8 }, said)).toBe("mixed");
    expect(toneBy({ praise: 0.35, complaint: 0.05, mixed: 0.6 }, blamed)).toBe("mixed");
  });

  test("no joy over what is told as a fault", () => {
    expect(toneBy({ praise: 0.6, complaint: 0.3, mixed: 0.1 }, nothing)).toBe("praise");
    expect(toneBy({ praise: 0.6, complaint: 0.3, mixed: 0.1 }, blamed)).toBe("complaint");
  });
});
