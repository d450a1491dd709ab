import { expect, test } from "vitest";
import { isReserved } from "./review-groups.tsx";
import { mentioned } from "./second-look.tsx";

test.each([
  ["Pizza ótima, mas pedi 20h e chegou 21h50", "delay"],
  ["Pão bom, fila enorme no sábado", "wait"],
  ["Lindo o vestido, só o frete caro", "price"],
  ["Gostei, mas chamei no zap e nada de resposta", "no-answer"],
] as const)("%j is asked about, where it was not read", (text, id) => {
  expect(mentioned(text, {})).toContain(id);
  expect(mentioned(text, { complaints: [id] })).not.toContain(id);
});

test.each(["Tudo perfeito, sem fila", "Adorei o atendimento, recomendo", "Não demorou nada"])(
  "%j asks nothing",
  (text) => expect(mentioned(text, {})).toEqual([]),
);

test("what has no effect on a reserved reply is not offered there", () => {
  expect(
    [{ case: "injury" }, { case: "secrecy" }].map((read) => isReserved(read as never, {})),
  ).toEqual([true, true]);
  expect(isReserved({}, {})).toBe(false);
  expect(isReserved({ case: "stars-only" }, {})).toBe(false);
  expect(isReserved({ case: "injury" }, { case: "none" })).toBe(false);
});
