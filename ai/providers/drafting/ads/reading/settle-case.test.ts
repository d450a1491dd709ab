import { describe, expect, test } from "vitest";
import { settleCase } from "./settle-case.ts";

describe("capitals mean a name", () => {
  test.each([
    ["CONSERTO DE GELADEIRA", "conserto de geladeira"],
    [
      "TÊNIS POR R$ 90! Loja Passo Certo, Shopping Central",
      "tênis por R$ 90! Loja Passo Certo, Shopping Central",
    ],
    ["PIZZARIA FORNO BELLO, MASSA FINA", "pizzaria Forno Bello, massa fina"],
    ["lojinha de plantas chamada verde vida", "lojinha de plantas chamada Verde Vida"],
    ["Clínica odontológica no Centro", "clínica odontológica no Centro"],
    ["clínica veterinária e loja infantil", "clínica veterinária e loja infantil"],
    ["costureira na Rua Pio XII", "costureira na Rua Pio XII"],
    ["conserto de tv e iphone", "conserto de tv e iPhone"],
    ["barbearia do tião", "barbearia do Tião"],
  ])("%j is %j", (written, settled) => {
    expect(settleCase(written)).toBe(settled);
  });
});
