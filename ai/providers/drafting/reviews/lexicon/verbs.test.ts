import { describe, expect, test } from "vitest";
import { isVerbForm } from "./verbs.ts";

describe("a form of a verb", () => {
  test.each(["estava", "chegou", "durmo", "instalaram", "cobrando", "consertado", "veio"])(
    "%s is one",
    (key) => {
      expect(isVerbForm(key)).toBe(true);
    },
  );

  test.each(["pamonha", "conserto", "assados", "telhado", "comida", "parafuso", "janela"])(
    "%s is a noun of its own",
    (key) => {
      expect(isVerbForm(key)).toBe(false);
    },
  );
});
