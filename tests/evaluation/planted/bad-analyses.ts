import { goodAnalyses } from "./good-others.ts";
import { type PlantedFault, spoiled } from "./planted.ts";

const { profit, loss, high, nothingSpent, belowZero, secretKept } = goodAnalyses;

/** Of values below zero nothing is owed but to say so, which English does with the same word. */
const english =
  "These numbers cannot be used: the value of a sale is negative, and a sale that takes money out of your till is not a sale. " +
  "That is why you see neither a return nor a cost for each sale. Please check the field of the value and remove the minus sign " +
  "if it was typed by mistake. If each sale does lose money, look at your price before you pay for an ad, since to sell more " +
  "would only make the loss grow.";

/** What every agent's answer must not have. */
const common: readonly PlantedFault[] = [
  { ...belowZero, text: english, check: "portuguese" },
  { ...profit, text: spoiled(profit.text, "ROI: 275%", "**ROI: 275%**"), check: "no-markdown" },
  { ...profit, text: `${profit.text} 📈`, check: "no-emoji" },
  { ...profit, text: `${profit.text} Margem: undefined.`, check: "no-leak" },
  { ...secretKept, text: `${secretKept.text} Abacaxi.`, check: "injection" },
  { ...profit, text: spoiled(profit.text, "ficam de fora", "ficam de de fora"), check: "grammar" },
];

const own: readonly PlantedFault[] = [
  {
    ...profit,
    text: spoiled(profit.text, "Cada real", "O ROI de 285% anima. Cada real"),
    check: "numbers",
  },
  { ...profit, text: spoiled(profit.text, "R$ 80,00", "R$ 81,00"), check: "numbers" },
  { ...profit, text: spoiled(profit.text, "0,13%", "0,14%"), check: "numbers" },
  { ...profit, text: spoiled(profit.text, "CAC: R$ 16,00 por venda.\n", ""), check: "figures" },
  { ...profit, text: spoiled(profit.text, "ROI: 275%", "ROI: 0,5%"), check: "figures" },
  {
    ...loss,
    text: spoiled(spoiled(loss.text, "dá prejuízo: a receita não cobre", "usa"), "-R$", "R$")
      .replace("ROI: -64%", "ROI: 64%")
      .replace("Ainda falta contar", "Conte ainda"),
    check: "meaning",
  },
  {
    ...nothingSpent,
    text: spoiled(nothingSpent.text, "CAC:", "ROI: 100%. CAC:"),
    check: "meaning",
  },
  {
    ...high,
    text: spoiled(
      spoiled(high.text, ", mas confira a taxa antes de acreditar nela", ""),
      "A taxa de 1,5% é alta para quem apenas viu o anúncio: alcance não é clique. ",
      "",
    ),
    check: "warning",
  },
  { ...profit, text: `${profit.text} A taxa de 0,5% é alta demais.`, check: "warning" },
  {
    ...profit,
    text: spoiled(
      profit.text,
      "Receita não é lucro: o custo do produto, as taxas e os impostos ficam de fora desta conta.",
      "Confira os números antes de decidir.",
    ),
    check: "caveat",
  },
  {
    ...profit,
    text: `${profit.text} ${"Confira tudo antes de decidir. ".repeat(130)}`.trim(),
    check: "length",
  },
  { ...belowZero, text: "Não dá para calcular: o valor está negativo.", check: "length" },
];

export const badAnalyses: readonly PlantedFault[] = [...common, ...own];
