import { describe, expect, it } from "vitest";
import { bad, badAbout, good } from "./points.ts";
import { reviewOfLine } from "./reviews-in-lines.ts";

describe("a review on a line", () => {
  it("is read with its attributes, points and traps", () => {
    const line =
      "mixed stars=3 rating=3 names=Carla,Seu_Zé quotable=forno sensitive=health | +food: pizza massa ; -delivery ; -: borda | sogra de_joelhos | Pizza boa, mas ...";
    expect(reviewOfLine(line, "one")).toEqual({
      agent: "reviews",
      id: "one",
      prompt: "Pizza boa, mas ...",
      kind: "mixed",
      stars: 3,
      rating: 3,
      names: ["Carla", "Seu Zé"],
      quotable: ["forno"],
      sensitive: "health",
      points: [good("food", "pizza massa"), bad("delivery"), badAbout("borda")],
      misread: ["sogra", "de joelhos"],
    });
  });

  it("may have no points and no traps", () => {
    expect(reviewOfLine("praise | | - | Top!", "two")).toEqual({
      agent: "reviews",
      id: "two",
      prompt: "Top!",
      kind: "praise",
      points: [],
    });
  });

  it.each([
    ["praise | +food | Bom", "four fields"],
    ["joy | | - | Bom", '"joy"'],
    ["praise marks=4 | | - | Bom", '"marks=4"'],
    ["praise stars=6 | | - | Bom", '"6"'],
    ["praise rating=7 | | - | Bom", '"7"'],
    ["praise | food | - | Bom", '"food" is no point'],
    ["praise | +taste | - | Bom", '"taste" is no topic'],
  ])("is refused where it is not of the form: %s", (line, why) => {
    expect(() => reviewOfLine(line, "bad")).toThrow(why);
  });
});
