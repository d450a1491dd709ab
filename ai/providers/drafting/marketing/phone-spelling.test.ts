import { describe, expect, test } from "vitest";
import { withoutPhoneSpelling } from "./phone-spelling.ts";

describe("what is typed into a phone", () => {
  test.each([
    ["oq faço qdo reclamam?", "o que faço quando reclamam?"],
    ["n sei se pago o gugou", "não sei se pago o google"],
    ["pesso avaliassão pros cliemtes", "peço avaliação pros clientes"],
    ["meu orssamento e minha mensajem", "meu orçamento e minha mensagem"],
  ])("%s is %s", (typed, meant) => {
    expect(withoutPhoneSpelling(typed)).toBe(meant);
  });

  test.each(["Avaliação e clientes", "uma peça de roupa", "a oração da noite", "o preso fugiu"])(
    "%s stays as it is",
    (text) => {
      expect(withoutPhoneSpelling(text)).toBe(text);
    },
  );
});
