import { describe, expect, test } from "vitest";
import { settleOptions } from "./settle-options.ts";

describe("one thing in two ways", () => {
  test.each([
    [
      "caminhão baú, sem ajudante 180 com ajudante 250",
      "caminhão baú, sem ajudante R$ 180, com ajudante R$ 250",
    ],
    [
      "mudança sem montagem 400 e com montagem 600",
      "mudança sem montagem R$ 400, com montagem R$ 600",
    ],
    ["diarista com produto 180 sem produto 150", "diarista com produto R$ 180, sem produto R$ 150"],
    ["montador sem furo 80 com furo 110", "montador sem furo R$ 80, com furo R$ 110"],
    [
      "van com motorista por 500 ou sem motorista por 350",
      "van com motorista R$ 500, sem motorista R$ 350",
    ],
    ["unha sem desenho 40 com desenho 55", "unha sem desenho R$ 40, com desenho R$ 55"],
    ["buffet sem bebida R$ 40 com bebida R$ 55", "buffet sem bebida R$ 40, com bebida R$ 55"],
    ["sofa 2 lug 130 3 lug 160", "sofa 2 lugares 130 3 lugares 160"],
    ["sofá 3lug 150", "sofá 3 lugares 150"],
    ["sofá 4 lug", "sofá 4 lugares"],
  ])("%j is %j", (typed, told) => {
    expect(settleOptions(typed)).toBe(told);
  });

  test.each([
    "sem juros 10 com juros 12",
    "com café 220 sem almoço 180",
    "sem ajudante",
    "frete com ajudante 250",
    "kit com bolo 12 sem bolo 10 pessoas",
    "com ajudante 2 sem ajudante 3",
    "mesa com 4 lugares",
    "no lug certo",
    "com glúten 12 sem lactose 14",
    "sala com ar 90",
  ])("stays: %j", (text) => {
    expect(settleOptions(text)).toBe(text);
  });
});
