import { expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";

test.each([
  ["Pousada linda, mas o chuveiro do quarto 7 só sai água fria e o wifi cai toda hora", "wifi"],
  ["Hotel bom, porém o ar do quarto 12 pinga na cama e o frigobar não gela", "frigobar"],
  ["Salão lindo, mas a cadeira do lavatório balança e a água sai fria", "água"],
])("a long name that stands in a quote leaves out no second fault: %s", (review, second) => {
  const { text } = draftReply(review, undefined, 3);
  expect(text).toMatch(new RegExp(`“[^”]*${second}[^”]*”`));
});

test("the only fault is named, and not quoted beside its name", () => {
  const { text } = draftReply("Pousada linda, mas o chuveiro do quarto 7 é fraco", undefined, 3);
  expect(text.match(/chuveiro/g)).toHaveLength(1);
});

test("a broken promise is quoted where nothing else tells the fault", () => {
  const review =
    "Pintor caprichoso, limpou tudo depois. So achei q podia ter terminado antes, falou 3 dias foram 6";
  expect(draftReply(review).text).toContain("“falou 3 dias foram 6”");
});
