import { describe, expect, test } from "vitest";
import { settleGuests } from "./settle-guests.ts";

describe("those who pay, and what for", () => {
  test.each([
    ["pousada em Bonito, casal 220 com café", "pousada em Bonito, casal R$ 220 com café"],
    ["adulto 300 com pensão completa", "adulto R$ 300 com pensão completa"],
    ["pesque pague, adulto 60 com almoço", "pesque pague, adulto R$ 60 com almoço"],
    [
      "individual 150 sem café. duplo 220 com café",
      "individual R$ 150 sem café. duplo R$ 220 com café",
    ],
    ["day use: família 180 com almoço", "day use: família R$ 180 com almoço"],
    ["reserva com 100 de sinal", "reserva com R$ 100 de sinal"],
    ["tatuagem, 50 de sinal para marcar", "tatuagem, R$ 50 de sinal para marcar"],
  ])("%j is %j", (typed, told) => {
    expect(settleGuests(typed)).toBe(told);
  });

  test.each([
    "casal com café 320",
    "colchão casal 188 com molas",
    "casal 2 com café",
    "adulto 12 com responsável",
    "casal R$ 220 com café",
    "50% de sinal no pix",
    "adultos 20 com 3 crianças",
    "R$ 100 de sinal",
    "casal 30 anos de casados",
    "adulto 18 anos com documento",
  ])("stays: %j", (text) => {
    expect(settleGuests(text)).toBe(text);
  });
});
