import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  complaints,
  praises,
  type ReviewParts,
  reviewActions,
  reviewCases,
} from "../../../../contract/parts.ts";
import { reviewPartsSchema } from "../../../../contract/parts-schema.ts";
import { toggleTick } from "../parts/marks.ts";
import { promptOfTaps, readingText } from "./reading-line.ts";
import { mergeReview, nothingTold, overlong, type ToldReview, toldIn } from "./told-review.ts";

const read: ReviewParts = {
  customer: "Carla",
  praised: ["taste"],
  complaints: ["delay", "missed-date", "price"],
};

const told: ToldReview = {
  stars: 2,
  complaints: { price: false },
  actions: ["will-resolve"],
};

describe("what the owner told over what was read", () => {
  test("leaves the reading as it is where nothing was told", () => {
    expect(mergeReview(read, nothingTold)).toEqual(read);
  });

  test("takes away, adds, and keeps the order of the text first", () => {
    const more = { complaints: { price: false, rudeness: true, delay: true }, customer: "" };
    expect(mergeReview(read, more)).toEqual({
      praised: ["taste"],
      complaints: ["delay", "missed-date", "rudeness"],
    });
  });

  test("names a case, or says that it is none", () => {
    expect(mergeReview({ case: "injury" }, { case: "none" })).toEqual({ case: "none" });
    expect(readingText({ case: "injury" }, { case: "none" })).toContain("Ainda não entendi");
    expect(mergeReview({}, { case: "mourning" })).toEqual({ case: "mourning" });
  });

  test("reads names parted by commas and 'e'", () => {
    expect(mergeReview({}, { people: "Ana,  Bia e Zé" }).people).toEqual(["Ana", "Bia", "Zé"]);
  });

  test("names the lines that are too long and keeps them whole", () => {
    const praisedOther = "o".repeat(61);
    expect(overlong({ praisedOther, customer: "Ana" })).toEqual(["praisedOther"]);
    expect(mergeReview({}, { praisedOther }).praisedOther).toBe(praisedOther);
    expect(overlong({ note: "a".repeat(161) })).toEqual(["note"]);
  });
});

describe("a tap", () => {
  test("takes what was read away, then makes it the owner's own, then takes it away again", () => {
    const once = toggleTick("delay", ["delay"], {});
    const twice = toggleTick("delay", ["delay"], once);
    expect([once, twice, toggleTick("delay", ["delay"], twice)]).toEqual([
      { delay: false },
      { delay: true },
      { delay: false },
    ]);
  });

  test("on what was never read leaves no trace when it is taken back", () => {
    expect(toggleTick("dirt", [], toggleTick("dirt", [], {}))).toEqual({});
  });
});

const name = fc.constantFrom("Ana", "Bia", "Zé");
const anyParts: fc.Arbitrary<ReviewParts> = fc.record(
  {
    customer: name,
    praised: fc.uniqueArray(fc.constantFrom(...praises), { minLength: 1, maxLength: 8 }),
    complaints: fc.uniqueArray(fc.constantFrom(...complaints), { minLength: 1, maxLength: 8 }),
    complaintOther: fc.constantFrom("o troco", "a fila"),
    people: fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
    actions: fc.uniqueArray(fc.constantFrom(...reviewActions), { minLength: 1 }),
    case: fc.constantFrom(...reviewCases),
    note: fc.constantFrom("Abrimos aos domingos", "A vaga da esquina é nossa"),
  },
  { requiredKeys: [] },
);

test("what a request carries tells what was told: merged again, it is the same", () => {
  fc.assert(
    fc.property(anyParts, anyParts, (reading, meant) => {
      const asked = { prompt: "x", agentType: "reviews", reviewParts: meant } as const;
      const again = mergeReview(reading, toldIn(reading, asked));
      const sorted = (parts: ReviewParts) => ({
        ...parts,
        praised: [...(parts.praised ?? [])].sort(),
        complaints: [...(parts.complaints ?? [])].sort(),
      });
      // Where no case was named, the text is read for one.
      const named = meant.case ?? reading.case;
      expect(sorted(again)).toEqual(sorted({ ...meant, ...(named && { case: named }) }));
      expect(reviewPartsSchema.safeParse(again).success).toBe(true);
    }),
  );
});

describe("the reading line", () => {
  test("says what was understood in one sentence", () => {
    expect(readingText(read, nothingTold)).toBe(
      "Carla gostou do sabor e reclamou do atraso, da festa perdida e do preço.",
    );
    expect(readingText(read, told)).toBe(
      "Carla deu 2 estrelas, gostou do sabor e reclamou do atraso e da festa perdida. Você quer resolver.",
    );
  });

  test("says what the owner wants to say too", () => {
    const note = "Abrimos aos domingos";
    expect(readingText(read, { note, actions: ["will-check"] })).toMatch(
      /Você vai verificar e diz “Abrimos aos domingos”\.$/,
    );
  });

  test("asks where nothing was understood", () => {
    expect(readingText({}, nothingTold)).toContain("Marque o que ela diz");
  });

  test("says that a case makes the reply reserved", () => {
    expect(readingText({ case: "accusation" }, nothingTold)).toBe(
      "Entendi como acusação: a resposta inteira fica reservada.",
    );
  });
});

describe("what was told by taps alone", () => {
  test("becomes the prompt, without what the owner will do", () => {
    const taps: ToldReview = { stars: 4, praised: { taste: true }, actions: ["invite-back"] };
    expect(promptOfTaps(taps)).toBe("O cliente deu 4 estrelas e gostou do sabor.");
    expect(promptOfTaps({ stars: 1 })).toBe("O cliente deu 1 estrela, sem escrever nada.");
  });

  test("is nothing as long as only the owner's own plans were tapped", () => {
    expect(
      promptOfTaps({ byTaps: true, actions: ["will-check"], note: "Abrimos aos domingos" }),
    ).toBeUndefined();
  });
});
