import { describe, expect, test } from "vitest";
import { readReview } from "../read-review.ts";
import { namePraise } from "./staff-points.ts";

describe("what is served well", () => {
  test.each([
    ["Caipirinha bem servida", "a dose da caipirinha"],
    ["Drinks bem servidos e música boa", "a dose dos drinks"],
    ["A porção de batata vem bem servida", "a quantidade da porção de batata"],
  ])("%s: %s", (text, name) => {
    expect(namePraise(readReview(text, 5))).toContain(name);
  });
});
