import type { PersonalData, PersonalDataKind } from "./personal-data.ts";

/** What stands in the text instead: whoever reads it on knows what was there. */
const standIns: Record<PersonalDataKind, string> = {
  cpf: "[CPF ocultado]",
  cnpj: "[CNPJ ocultado]",
  email: "[e-mail ocultado]",
  phone: "[telefone ocultado]",
  card: "[cartão ocultado]",
};

/** The text without the passages; `finds` are those of `findPersonalData` for this very text. */
export function hidePersonalData(text: string, finds: readonly PersonalData[]): string {
  let rest = 0;
  const parts = finds.map(({ kind, start, end }) => {
    const part = text.slice(rest, start) + standIns[kind];
    rest = end;
    return part;
  });
  return parts.join("") + text.slice(rest);
}
