import { expect, it } from "vitest";
import { settleOrder } from "./settle-order.ts";

it.each([
  ["pizza entrega em 40 minutos em Olinda", "pizza em Olinda, entrega em 40 minutos"],
  ["água mineral entrega em 20 min", "água mineral, entrega em 20 min"],
  ["ração entrega grátis em Vitória", "ração, entrega grátis em Vitória"],
  ["vendo bolo entrega em domicílio", "vendo bolo, entrega em domicílio"],
  ["gás e água entrega em até 30 minutos", "gás e água, entrega em até 30 minutos"],
  ["bolo entrega grátis acima de 80 reais", "bolo, entrega grátis acima de 80 reais"],
  ["pilates estúdio no Cambuí", "estúdio de pilates no Cambuí"],
  ["yoga espaço em Recife 120 mês", "espaço de yoga em Recife 120 mês"],
  ["dança estúdio em Natal", "estúdio de dança em Natal"],
])("says words in their order: %s", (text, told) => {
  expect(settleOrder(text)).toBe(told);
});

it.each([
  "estúdio de pilates no Cambuí",
  "pizza com entrega em 40 minutos",
  "tele entrega de gás",
  "entrega até 8h da manhã em Vitória",
  "faz bolo e entrega em 30 minutos",
  "pizzaria entrega grátis acima de 80 reais",
  "pilates em Londrina",
  "dança de salão em Natal",
  "quem entrega em 40 minutos",
])("leaves everything else: %s", (text) => {
  expect(settleOrder(text)).toBe(text);
});
