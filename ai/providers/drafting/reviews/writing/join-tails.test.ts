import { expect, test } from "vitest";
import { joinTails } from "./join-tails.ts";

test("a head said of several things stands once, and last", () => {
  const freshness = ["o frescor"];
  expect(
    joinTails([
      ["do quibe", freshness],
      ["da coalhada", ["o preço"]],
      ["da esfiha", freshness],
      ["do pão", freshness],
    ]),
  ).toEqual([
    ["da coalhada", ["o preço"]],
    ["do quibe, da esfiha e do pão", freshness],
  ]);
});

test("the service of each person is named apart", () => {
  const groups = [
    ["no atendimento do garçom", ["a atenção"]],
    ["no atendimento do dono", ["a atenção"]],
  ] as const;
  expect(joinTails(groups)).toEqual(groups);
});
