import { describe, expect, test } from "vitest";
import { toSegments } from "../segments.ts";
import { salienceOf } from "./salience.ts";

/** The salience of one word of a sentence. */
function salienceIn(sentence: string, word: string): number {
  const [segment] = toSegments(sentence);
  if (segment === undefined) throw new Error("No segment");
  const at = segment.words.findIndex(({ key }) => key === word);
  return salienceOf(segment, at, at + 1);
}

describe("how likely a noun is a point", () => {
  test("what was bought stands before where it happened", () => {
    const sentence = "Comprei um casaco na esquina do mercado";
    expect(salienceIn(sentence, "casaco")).toBeGreaterThan(salienceIn(sentence, "esquina"));
  });

  test("a measure does not hide what was bought", () => {
    expect(salienceIn("Comprei 5 metros de areia", "areia")).toBe(3);
  });

  test("what the client handled stands behind what was bought", () => {
    expect(salienceIn("Puxei a vareta", "vareta")).toBeLessThan(0);
    expect(salienceIn("Encomendei a vareta", "vareta")).toBe(3);
  });

  test("what does something stands before what is told besides", () => {
    expect(salienceIn("O motor falhou de novo", "motor")).toBeGreaterThan(
      salienceIn("Fui de carro com o primo ver o motor", "carro"),
    );
  });
});
