import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";

describe("a suggestion beside five stars", () => {
  test("is told as one, and nothing else is apologised for", () => {
    const { text } = draftReply(
      "Barbearia raiz, cerveja gelada e papo bom. O preço subiu, mas é justo. Só peço que voltem a atender sem hora marcada.",
      undefined,
      5,
    );
    expect(text).toContain("“só peço que voltem a atender sem hora marcada”");
    expect(text).not.toContain("o preço,");
  });

  test("is not quoted with joy", () => {
    const { text } = draftReply("Sugiro colocarem um bebedouro. Aulas excelentes!", undefined, 5);
    expect(text).toMatch(/sugestão|observação/);
  });
});
