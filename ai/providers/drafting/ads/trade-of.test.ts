import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";
import { isTradeWord, tradeOf } from "./trade-of.ts";

describe("a place named after what it makes", () => {
  test.each("iogurteria churrosteria bonelaria pudinaria chapelaria luvaria frangueria".split(" "))(
    "%j is a shop",
    (word) => {
      expect(tradeOf(word)).toBe("business");
    },
  );

  test.each(
    "poderia venderia conheceria preferia mudaria gostaria matéria bijuteria alvenaria bancária porcaria".split(
      " ",
    ),
  )("%j is none", (word) => {
    expect(isTradeWord(word) && tradeOf(word) === "business").toBe(false);
  });

  test("is visited, and its goods are what there are options of", () => {
    const told = draftAds("anúncio da nossa iogurteria em Garça, 12 sabores").text;
    expect(told).toContain("Conheça a iogurteria");
    expect(told).not.toContain("opções de iogurteria");
    expect(draftAds("divulgar minha luvaria em Salto, luva de couro").text).not.toMatch(
      /opções de luvaria|[Dd]ivulgar/,
    );
  });
});
