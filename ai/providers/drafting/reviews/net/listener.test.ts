import { describe, expect, test } from "vitest";
import { candidatesOf } from "../choosing/candidates.ts";
import { readPoints } from "../points/read-points.ts";
import { toSegments } from "../segments.ts";
import { blend } from "./blend.ts";
import { listenTo } from "./listener.ts";
import { scales } from "./scales.ts";
import { spanOf, tokensOf } from "./tokens.ts";
import { unpackNetwork } from "./unpack.ts";
import { packedNetwork } from "./weights-rated.ts";

const cake = "Fui com a minha irmã depois da feira. O bolo de cenoura estava fofinho, amei!";

function listen(text: string) {
  const segments = toSegments(text);
  return { segments, listener: listenTo(text, segments), said: readPoints(segments, undefined) };
}

const whole = (text: string) => ({ words: text.split(" "), whole: true });

describe("what is heard in a text", () => {
  test("tells the matter of a review from the way to it", () => {
    const { listener } = listen(cake);
    const matter = listener.quoting("praise", "good", whole("O bolo de cenoura estava fofinho"));
    const way = listener.quoting("praise", "good", whole("Fui com a minha irmã depois da feira"));
    expect(matter).toBeGreaterThan(way ?? Number.POSITIVE_INFINITY);
  });

  test("is a logit for each candidate that stands among the words", () => {
    const { listener, segments, said } = listen(cake);
    const candidates = candidatesOf(said, segments, "praise");
    const logits = listener.naming("praise", "good", candidates);
    expect(logits).toHaveLength(candidates.length);
    for (const logit of logits) expect(logit).toSatisfy(Number.isFinite);
  });

  test("tells on which side a name fits", () => {
    const { listener, segments, said } = listen("A massa é ótima, mas o refrigerante veio quente.");
    const candidates = candidatesOf(said, segments, "mixed");
    const of = (side: "good" | "bad", noun: string) =>
      listener.naming("mixed", side, candidates)[
        candidates.findIndex(({ point }) => point.thing?.name.includes(noun))
      ] ?? Number.NaN;
    expect(of("good", "massa")).toBeGreaterThan(of("bad", "massa"));
    expect(of("bad", "refrigerante")).toBeGreaterThan(of("good", "refrigerante"));
  });

  test("is heard by another network where stars tell how it is meant", () => {
    const heard = (["rated", "unrated"] as const).map((hearing) => {
      const listener = listenTo(cake, toSegments(cake), hearing);
      expect(listener.scale).toBe(scales[hearing]);
      return listener.quoting("praise", "good", whole("O bolo de cenoura estava fofinho"));
    });
    expect(heard[0]).not.toBe(heard[1]);
  });

  test("is nothing of what does not stand there, nor of what stands too far back", () => {
    expect(listen(cake).listener.quoting("praise", "good", whole("pizza"))).toBeUndefined();
    const long = `${"Muito bom mesmo, gostei. ".repeat(120)}O bolo de cenoura estava fofinho.`;
    const stretch = whole("O bolo de cenoura estava fofinho");
    expect(listen(long).listener.quoting("praise", "good", stretch)).toBeUndefined();
  });

  test("is nothing in a text without a word", () => {
    const { listener } = listen("!!! ...");
    expect(listener.naming("praise", "good", [])).toEqual([]);
    expect(listener.quoting("praise", "good", { words: [], whole: true })).toBeUndefined();
  });
});

describe("the words of a text", () => {
  test("stand where the segments have them, commas and turns aside", () => {
    const text = "Pão bom, só que a fila não anda.";
    const { words, places, after } = tokensOf(text, toSegments(text));
    expect(words.map(({ key }) => key)).toEqual("pao bom so que a fila nao anda".split(" "));
    const kept = places.flat().flatMap((place) => (place === undefined ? [] : words[place]?.key));
    expect(kept).toEqual(expect.arrayContaining(["pao", "bom", "fila", "anda"]));
    expect(after).toEqual([0, 1, 0, 0, 0, 0, 0, 2]);
    expect(spanOf(["fila", "não"], { words, places, after } as never)).toEqual([5, 7]);
  });
});

describe("two readers", () => {
  test("are weighed, and the signs count alone where the network hears nothing", () => {
    expect(blend(2, undefined, [0, 0.5, 0.5])).toBeCloseTo(1 / (1 + Math.exp(-2)));
    expect(blend(2, -2, [0, 0.5, 0.5])).toBeCloseTo(0.5);
  });
});

test("weights of another shape are refused by name", () => {
  const odd = { ...packedNetwork, first: packedNetwork.source };
  expect(() => unpackNetwork(odd)).toThrow(/numbers of first instead of/);
});
