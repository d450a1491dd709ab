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
    ["auto escola vitoria em bauru", "auto escola Vitoria em Bauru"],
    ["pizzaria forno do nono guarapuava", "pizzaria Forno do Nono guarapuava"],
    ["empório grão, granel em Pato Branco", "empório Grão, granel em Pato Branco"],
    ["IRON NUTRITION suplementos em Macapá", "Iron Nutrition suplementos em Macapá"],
    ["loja MODA GG da Neide", "loja Moda GG da Neide"],
    ["FEIJOADA COMPLETA no sábado", "feijoada completa no sábado"],
    ["PrintJá imprime banner", "PrintJá imprime banner"],
    ["quarto perto da UFSC, na Trindade", "quarto perto da UFSC, na Trindade"],
    ["CNH CATEGORIA A OU B, CATEGORIAS A+B", "CNH categoria A ou B, categorias A+B"],
    ["sorveteria em Aracaju (Atalaia)", "sorveteria em Aracaju (Atalaia)"],
    ["padaria com café", "padaria com café"],
  ])("%j is %j", (written, settled) => {
    expect(settleCase(written)).toBe(settled);
  });
});
