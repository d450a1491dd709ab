import { expect, test } from "vitest";
import { findAuthor } from "./author.ts";

test.each([
  ["A tatuagem com o nome Ramon ficou falhada, o estúdio é limpo"],
  ["Encomendei um quadro nome Sofia na moldura"],
  ["Bordado com nome: Ana. Veio torto"],
  ["Pedi Otávio escreveu Otavio"],
  ["Toalha com bordado errado (Otávio)"],
])("%s: a name to be read on what was ordered is nobody's who writes", (review) => {
  expect(findAuthor(review)).toBeUndefined();
});

test.each([
  ["Nome: Ana\nGostei muito", "Ana"],
  ["Avaliação nota 5 nome: Ana texto muito bom", "Ana"],
  ["Nome do cliente: Ana. Texto: gostei", "Ana"],
  ["cliente nome Carla, reclamou do bolo", "Carla"],
  ["Ótimo serviço. Assinado Marcos", "Marcos"],
  ["Carla escreveu: bordado torto", "Carla"],
  ["Adorei a caneca (Marcos)", "Marcos"],
  ["A placa da porta saiu errada - Marcos", "Marcos"],
])("%s: %s writes", (review, name) => {
  expect(findAuthor(review)).toBe(name);
});
