import { describe, expect, test } from "vitest";
import { toWords } from "../../text/words.ts";
import { setNameChances } from "./set-name-model.ts";
import { setNames, setPoint } from "./set-names.ts";

describe("set names", () => {
  const likeliest = (text: string, kind: "praise" | "complaint") => {
    const side = kind === "praise" ? "good" : "bad";
    const chances = [...setNameChances(toWords(text), kind, side)];
    return chances.toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  };

  test("tell what a story is about though no word of it names that", () => {
    const waited = "Fiquei quase duas horas sentado até alguém me chamar.";
    expect(likeliest(waited, "complaint").at(0)).toBe("wait");
    const dirty = "Tinha cabelo no ralo e poeira em cima da cama.";
    expect(likeliest(dirty, "complaint").slice(0, 2)).toContain("cleanliness");
  });

  test("are told in their order, each with its chance", () => {
    const chances = setNameChances(toWords("Tudo ótimo"), "praise", "good");
    expect([...chances.keys()]).toEqual(setNames);
    for (const chance of chances.values()) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
  });

  test("stand for a point of their side that stands nowhere in the text", () => {
    expect(setPoint("speed", "bad")).toEqual({ polarity: -1, quality: "speed" });
    const { thing, polarity } = setPoint("product", "bad");
    expect([thing?.name, polarity]).toEqual(["o produto", -1]);
    expect(setPoint("product", "good").thing?.name).toBe("os produtos");
  });
});
