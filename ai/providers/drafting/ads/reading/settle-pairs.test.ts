import { describe, expect, test } from "vitest";
import { settlePairs } from "./settle-pairs.ts";

describe("words side by side are two matters", () => {
  test.each([
    ["tapeceiro sofás e cadeiras", "tapeceiro sofás e cadeiras"],
    ["confeiteira bolos decorados", "confeiteira, bolos decorados"],
    ["padaria artesanal pães sem glúten", "padaria artesanal, pães sem glúten"],
    ["Ateliê da Rosa vestidos de festa", "Ateliê da Rosa, vestidos de festa"],
    ["academia funcional em Jales", "academia funcional em Jales"],
    ["esfiharia em Betim bairro Angola", "esfiharia em Betim, no bairro Angola"],
    ["salão em Salvador Liberdade", "salão em Salvador, na Liberdade"],
    ["hidroginástica idosos", "hidroginástica para idosos"],
    ["mando para natal toda sexta", "mando para Natal toda sexta"],
    ["encomendas para natal", "encomendas para natal"],
  ])("%j is %j", (said, settled) => {
    expect(settlePairs(said)).toBe(settled);
  });
});
