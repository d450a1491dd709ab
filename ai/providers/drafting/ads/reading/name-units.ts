/** What a sum is for, typed behind it without its article: "R$ 32 kg", "R$ 18 dúzia", "R$ 60 pessoa". */
const bareUnit =
  /(?<=R\$ ?\d[\d.]*) (kg|quilo|metro|litro|cento|milheiro|dúzia|unidade|hora|diária|pessoa)(?=\s*(?:[.,;\n](?!\d)|$)| (?:em|n[ao]) \p{Lu}| e (?:[oa] )?\p{Ll}{3,})(?! e (?:por )?R\$)/giu;

const leads: Readonly<Record<string, string>> = {
  dúzia: "a ",
  unidade: "a ",
  hora: "a ",
  diária: "a ",
  pessoa: "por ",
};

/** Every whole sum with what it is for as one says it: "R$ 32 kg" is no price of 32 kilos; with its cents none is taken for a count. */
export function nameUnits(text: string): string {
  return text.replace(bareUnit, (_, unit: string) => {
    const named = unit.toLowerCase();
    return ` ${leads[named] ?? "o "}${named}`;
  });
}
