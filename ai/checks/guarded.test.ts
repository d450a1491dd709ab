import { describe, expect, test } from "vitest";
import { createAdCheck } from "../../drafting/guard/index.ts";
import { toCheck } from "./guarded.ts";

describe("the claims of an ad", () => {
  const check = toCheck(createAdCheck({ description: "Bolo a R$ 35, entrega grátis em Olinda." }));

  test.each(["Bolo por R$ 35", "Entrega grátis em Olinda", "Encomende o seu bolo"])(
    "%j is said",
    (text) => {
      expect(check(text)).toBeUndefined();
    },
  );

  test.each(["Bolo por R$ 30", "Bolo com desconto", "O melhor bolo", "Feito há 20 anos"])(
    "%j is not",
    (text) => {
      expect(check(text)).toBeDefined();
    },
  );
});
