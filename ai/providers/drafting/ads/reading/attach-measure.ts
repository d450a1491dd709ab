import type { Reading } from "./reading-state.ts";

/** "15kg" behind "ração premium" says how much of it. */
const measure = /^\d+(?:,\d+)? ?(?:kg|g|ml|l|litros?|unidades?|un|cm|metros?)$/u;

/** "ovos caipiras, dúzia R$ 15" is a price by the dozen. */
const units = new Map(
  Object.entries({
    dúzia: "a dúzia",
    cento: "o cento",
    quilo: "o quilo",
    kg: "o kg",
    unidade: "a unidade",
    porção: "a porção",
    litro: "o litro",
    fatia: "a fatia",
    pote: "o pote",
    caixa: "a caixa",
    pacote: "o pacote",
    metro: "o metro",
    hora: "a hora",
    aula: "a aula",
    visita: "a visita",
  }),
);

/** Reads a measure or a unit of what was named before; false when the phrase is none. */

export function attachMeasure(reading: Reading, phrase: string): boolean {
  const before = reading.own.at(-1)?.product;
  const unit = units.get(phrase.trim().replace(/^[oa] /u, ""));
  if (unit !== undefined) {
    reading.open = before;
    reading.unit = unit;
    return true;
  }
  if (before === undefined || !measure.test(phrase.trim())) return false;
  reading.open = { ...before, text: `${before.text} ${phrase.trim()}` };
  return true;
}
