import { describe, expect, test } from "vitest";
import { toTokens } from "../segments.ts";
import { minutesLate, minutesOver } from "./clock.ts";

describe("a wait that no word names", () => {
  test.each([
    ["marcado para 14h e fui atendida às 16h", 120],
    ["marquei 9:00 e me atenderam às 9:40", 40],
    ["pedi um bolo para as 15h e só ficou pronto 17h30", 150],
  ])("%s", (text, minutes) => {
    expect(minutesLate(toTokens(text))).toBe(minutes);
  });

  test("an order that takes its usual time is not late", () => {
    expect(minutesLate(toTokens("pedi às 20h e chegou 20h25"))).toBe(0);
  });

  test.each([
    ["o prazo era 5 dias e entregaram com 12", 7 * 1440],
    ["o aplicativo dizia 40 minutos e chegou com 1h50", 70],
    ["prometeram uma semana e entregaram em três semanas", 14 * 1440],
  ])("%s", (text, minutes) => {
    expect(minutesOver(toTokens(text))).toBe(minutes);
  });

  test("a promise that was kept is none", () => {
    expect(minutesOver(toTokens("o prazo era 5 dias e entregaram em 3 dias"))).toBe(0);
  });
});
