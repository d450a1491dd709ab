import { expect, it } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { settleVerbs } from "./settle-verbs.ts";

it.each([
  [
    "O ensaio no estúdio dura uma hora, inclui 15 fotos tratadas e custa R$ 390.",
    "O ensaio no estúdio dura uma hora. O ensaio no estúdio inclui 15 fotos tratadas e custa R$ 390.",
  ],
  [
    "Guia em Itu. O passeio a pé dura três horas, inclui lanche e custa 70 reais",
    "Guia em Itu. O passeio a pé dura três horas. O passeio a pé inclui lanche e custa 70 reais",
  ],
  [
    "O plano mensal tem três treinos por semana, inclui avaliação física e custa R$ 450.",
    "O plano mensal tem três treinos por semana. O plano mensal inclui avaliação física e custa R$ 450.",
  ],
  [
    "A aula experimental dura 40 minutos, inclui prancha e sai por R$ 80.",
    "A aula experimental dura 40 minutos. A aula experimental inclui prancha e sai por R$ 80.",
  ],
  [
    "A torta grande rende 20 fatias, leva dois dias e custa a partir de R$ 110.",
    "A torta grande rende 20 fatias. A torta grande custa a partir de R$ 110.",
  ],
  [
    "Os quartos têm ar e TV, incluem café da manhã e custam R$ 250 a diária.",
    "Os quartos têm ar e TV. Os quartos custam R$ 250 a diária.",
  ],
])("tells each of two sentences with their subject: %s", (text, told) => {
  expect(settleVerbs(text)).toBe(told);
});

it.each([
  "O corte dura 30 minutos e custa R$ 40.",
  "A mesa tem quatro lugares, cadeiras à parte, e custa R$ 700.",
  "O curso dura 3 meses, tem certificado, e a mensalidade custa R$ 150.",
  "A casa tem três quartos, inclui garagem e fica em Itu.",
  "O bolo que leva morango dura dois dias, serve 10 e custa R$ 90.",
  "O pacote de duas horas inclui 30 fotos e custa R$ 600.",
  "Corte R$ 40, inclui lavagem e dura 30 minutos.",
  "O corte custa R$ 70 e já inclui lavagem e finalização.",
  "A feira tem doces, inclui música e a entrada custa R$ 5.",
  "Faço bolos, a entrega inclui topo e custa R$ 10.",
])("leaves as it is: %s", (text) => {
  expect(settleVerbs(text)).toBe(text);
});

it.each([
  [
    "Alugamos tendas em Itu. A tenda com as duas laterais custa R$ 200 por dia.",
    "A tenda com as duas laterais custa R$ 200 por dia",
  ],
  [
    "Locação de mesas em Itu. O conjunto com as quatro cadeiras custa R$ 12 por dia.",
    "O conjunto com as quatro cadeiras custa R$ 12 por dia",
  ],
  [
    "Alugamos brinquedos em Itu. O kit com os três brinquedos custa R$ 280 por 4 horas.",
    "O kit com os três brinquedos custa R$ 280 por 4 horas",
  ],
  [
    "Alugamos bicicletas em Itu. A bicicleta com o capacete custa R$ 30 por hora.",
    "A bicicleta com o capacete custa R$ 30 por hora",
  ],
])("keeps the head of what has its parts named: %s", (text, told) => {
  const ads = draftAds(text).text;
  expect(ads).toContain(told);
  expect(ads).not.toMatch(/\. (?:As|Os) (?:duas|quatro|três)/);
});
