import type { PersonalDataKind } from "./personal-data.ts";

/** Characters that stay at both ends: enough to find the passage again, too few to use it. */
const kept: Record<Exclude<PersonalDataKind, "email">, [first: number, last: number]> = {
  cpf: [3, 2],
  cnpj: [2, 2],
  phone: [2, 2],
  card: [0, 4],
};

function maskName(address: string): string {
  const [name = "", domain = ""] = address.split("@");
  return `${[...name][0] ?? ""}***@${domain}`;
}

/** A passage as it may be shown: "123.***.***-09", "m***@padaria.com.br". */
export function maskPersonalData(kind: PersonalDataKind, passage: string): string {
  if (kind === "email") return maskName(passage);
  const [first, last] = kept[kind];
  const count = passage.replace(/[^\p{L}\d]/gu, "").length;
  let seen = 0;
  return passage.replace(/[\p{L}\d]/gu, (character) => {
    seen += 1;
    return seen <= first || seen > count - last ? character : "*";
  });
}
