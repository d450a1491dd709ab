import { expect, it } from "vitest";
import { settleTownState } from "./settle-town-state.ts";

it.each([
  [
    "depilação a cera Boa Vista RR perna inteira 55",
    "depilação a cera em Boa Vista, perna inteira 55",
  ],
  ["manicure Cuiabá MT pé 30", "manicure em Cuiabá, pé 30"],
  ["massagem Palmas TO pedra quente 120", "massagem em Palmas, pedra quente 120"],
  ["marmita caseira Macapá AP", "marmita caseira em Macapá"],
  ["pneus usados Vila Velha ES, aro 14", "pneus usados em Vila Velha, aro 14"],
  ["roupas de 10 a 50 reais Serra ES", "roupas de 10 a 50 reais em Serra"],
  ["frutas frescas Petrolina PE quarta", "frutas frescas em Petrolina, quarta"],
  ["doces Xanxerê SC 5 reais", "doces em Xanxerê, 5 reais"],
])("sets a town with its state apart: %s", (text, told) => {
  expect(settleTownState(text)).toBe(told);
});

it.each([
  "pizzaria Bella Massa Mauá SP",
  "pizzaria em Mauá SP",
  "entrego para Boa Vista RR",
  "na avenida Brasil Cascavel PR",
  "aparelho Samsung TV nova",
  "bolo da dona Maria PE",
  "curso Doutor Carlos Eduardo Lima SP",
  "DEPILAÇÃO BOA VISTA RR",
  "bairro Boa Vista PE",
])("leaves every other name: %s", (text) => {
  expect(settleTownState(text)).toBe(text);
});
