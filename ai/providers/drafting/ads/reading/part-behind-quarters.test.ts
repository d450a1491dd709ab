import { expect, it } from "vitest";
import { partBehindQuarters } from "./part-behind-quarters.ts";

it.each([
  [
    "tatuagem em Florianópolis, na Trindade só com agendamento sinal de 100",
    "tatuagem em Florianópolis, na Trindade, só com agendamento, sinal de 100",
  ],
  [
    "costura em Goiânia, no Setor Bueno só barra de calça",
    "costura em Goiânia, no Setor Bueno, só barra de calça",
  ],
  [
    "limpeza de pele em Florianópolis, na Trindade só mulheres",
    "limpeza de pele em Florianópolis, na Trindade, só mulheres",
  ],
  ["aula em Recife, em Boa Viagem só online", "aula em Recife, em Boa Viagem, só online"],
  [
    "bolo em Recife, em Boa Viagem apenas por encomenda",
    "bolo em Recife, em Boa Viagem, apenas por encomenda",
  ],
  [
    "dentista em Belém, no bairro Nazaré somente particular",
    "dentista em Belém, no bairro Nazaré, somente particular",
  ],
  ["maquiagem só com hora marcada sinal de R$ 80", "maquiagem só com hora marcada, sinal de R$ 80"],
  [
    "unha em gel em Manaus 90 reais, no bairro Cidade Nova manutenção 60",
    "unha em gel 90 reais, em Manaus, no bairro Cidade Nova, manutenção 60",
  ],
])("parts what is told behind a town and its quarter: %s", (text, told) => {
  expect(partBehindQuarters(text)).toBe(told);
});

it.each([
  "entrego em Osasco, no Centro só aos sábados",
  "manicure, atendo em Recife, em Boa Viagem só à noite",
  "vou em Natal, em Ponta Negra só de carro",
  "só no Batel em Curitiba",
  "padaria em Curitiba, no Batel, só retirada",
  "loja em Goiânia, no Setor Bueno",
  "atendo no Leme só senhoras",
  "pizza em Olinda só no jantar",
  "sinal de TV em Betim",
  "bolo em Manaus 90 reais, no bairro",
])("leaves everything else: %s", (text) => {
  expect(partBehindQuarters(text)).toBe(text);
});
