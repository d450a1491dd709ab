import { describe, expect, test } from "vitest";
import { settlePairs } from "./settle-pairs.ts";

describe("words side by side are two matters", () => {
  test.each([
    ["tapeceiro sofás e cadeiras", "tapeceiro sofás e cadeiras"],
    ["confeiteira bolos decorados", "confeiteira, faço bolos decorados"],
    ["padaria artesanal pães sem glúten", "padaria artesanal, pães sem glúten"],
    ["Ateliê da Rosa vestidos de festa", "Ateliê da Rosa, vestidos de festa"],
    ["academia funcional em Jales", "academia funcional em Jales"],
    ["esfiharia em Betim bairro Angola", "esfiharia em Betim, no bairro Angola"],
    ["salão em Salvador Liberdade", "salão em Salvador, na Liberdade"],
    ["hidroginástica idosos", "hidroginástica para idosos"],
    ["mando para natal toda sexta", "mando para Natal toda sexta"],
    ["encomendas para natal", "encomendas para natal"],
    ["poda de cerca limpeza de calha", "poda de cerca, limpeza de calha"],
    ["bolo de pote pudim de leite", "bolo de pote pudim de leite"],
    ["no bairro Floresta Joinville", "no bairro Floresta, em Joinville"],
    ["no bairro Santa Maria", "no bairro Santa Maria"],
    ["sala 4 Umuarama centro", "sala 4 em Umuarama, centro"],
    ["tenho uma kombi faço carreto", "faço carreto em kombi"],
  ])("%j is %j", (said, settled) => {
    expect(settlePairs(said)).toBe(settled);
  });
});
