import { describe, expect, test } from "vitest";
import { partShops } from "./part-shops.ts";

describe("a shop told without commas", () => {
  test.each([
    [
      "189,90 carros 1.0 oficina do Beto em Contagem",
      "189,90 carros 1.0, oficina do Beto em Contagem",
    ],
    ["dentista limpeza 120", "dentista, limpeza 120"],
    ["floricultura buquê de 12 rosas", "floricultura, buquê de 12 rosas"],
    ["oficina do Zé troca de pastilha", "oficina do Zé, troca de pastilha"],
    ["iFix do Povo assistência técnica em Itu", "iFix do Povo, assistência técnica em Itu"],
    ["dra Ana Célia dentista em Petrolina", "dra Ana Célia, dentista em Petrolina"],
    ["Loja Pé Direito calçados ortopédicos", "Loja Pé Direito, calçados ortopédicos"],
    [
      "A English4U de Ribeirão Preto abriu turma nova",
      "English4U em Ribeirão Preto, temos turma nova",
    ],
    ["lavanderia Água Clara (Campina Grande)", "lavanderia Água Clara em Campina Grande"],
    ["sorveteria na orla de Aracaju (Recife)", "sorveteria na orla de Aracaju, Recife"],
  ])("%j is parted: %j", (said, parted) => {
    expect(partShops(said)).toBe(parted);
  });

  test.each([
    "levo na oficina do Beto em Contagem",
    "contabilidade para pequenas empresas de Manaus",
    "loja de roupas",
    "casa de bolos da Ju",
    "padaria do bairro",
    "clínica veterinária em Palmas",
    "Corte Feminino e escova",
    "bolo de rolo (inteiro)",
  ])("%j stays as it is", (said) => {
    expect(partShops(said)).toBe(said);
  });
});
