import { describe, expect, test } from "vitest";
import { meantWord } from "./spelling.ts";

describe("a misspelt word of an ad", () => {
  test.each([
    ["maniqure", "manicure"],
    ["brexo", "brecho"],
    ["insalacao", "instalacao"],
    ["tapioka", "tapioca"],
    ["massajem", "massagem"],
    ["consrto", "conserto"],
  ])("%j is %j", (typed, meant) => {
    expect(meantWord(typed)).toBe(meant);
  });

  test.each(
    "conserto manicure corte dose caro encantador cafeteira pontos espanol phones mouse vagens casemiro".split(
      " ",
    ),
  )("%j is right, or another word, and stays", (word) => {
    expect(meantWord(word)).toBeUndefined();
  });
});
