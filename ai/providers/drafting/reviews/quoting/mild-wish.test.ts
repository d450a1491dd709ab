import { describe, expect, test } from "vitest";
import { isMildWish } from "./mild-wish.ts";

describe("a mild wish", () => {
  test.each([
    "poderia abrir aos domingos",
    "só podia abrir mais cedo",
    "podia ter opção vegana",
    "poderia ter mais vagas de estacionamento",
    "poderia ter mais horários à noite",
    "sugiro colocar música ambiente",
    "só falta um ar condicionado",
    "podiam aceitar vale alimentação",
    "seria ótimo ter um fraldário",
    "poderiam vender a massa congelada",
  ])("%s", (text) => {
    expect(isMildWish(text)).toBe(true);
  });

  test.each([
    "podia ter avisado que ia fechar",
    "poderia ter sido mais atencioso",
    "poderia melhorar o atendimento",
    "podia ter mais higiene no banheiro",
    "só falta educação",
    "só faltou um cafezinho",
    "só falta um cafezinho, brincadeira",
    "poderia ter mais gente atendendo porque demora",
    "o estacionamento é complicado",
    "vive faltando carrinho",
    "podia ser mais barato",
    "só falta um pouco de limpeza",
    "poderia atender o telefone, nunca consigo",
    "podia ter mais recheio",
  ])("not %s", (text) => {
    expect(isMildWish(text)).toBe(false);
  });
});
