import { describe, expect, test } from "vitest";
import { toSegments } from "../segments.ts";
import { deedsOf } from "./deeds-of.ts";

function deeds(text: string): (string | undefined)[] {
  return deedsOf(toSegments(text)).map(({ thing, quality }) => thing?.name ?? quality);
}

describe("a verb that only looks like a deed of the shop", () => {
  test.each([
    ["Lembrancinhas da maternidade lindas", "attention"],
    ["Pintor cobriu os móveis todos", "billing"],
    ["disseram que a garantia não cobre", "billing"],
    ["a bateria descarrega toda noite", "o transporte"],
    ["As instalações são ótimas", "a instalação"],
    ["cada cantinho arrumado", "o conserto"],
    ["O vendedor prometeu resolver", "solution"],
    ["Loja de informática completa", "os avisos"],
    ["o armário encaixou certinho", "appointment"],
    ["consegui o horário que queria", "a conquista"],
    ["cortaram a internet do prédio", "o corte"],
  ])("%s: no %s", (text, deed) => {
    expect(deeds(text)).not.toContain(deed);
  });

  test.each([
    ["cobraram o dobro", "billing"],
    ["lembraram do meu pedido", "attention"],
    ["carregaram os móveis com cuidado", "o transporte"],
    ["arrumou meu notebook", "o conserto"],
    ["me encaixaram na agenda", "appointment"],
    ["me ensinou a usar o aparelho", "explanation"],
  ])("%s: %s", (text, deed) => {
    expect(deeds(text)).toContain(deed);
  });
});
