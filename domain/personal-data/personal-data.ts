export type PersonalDataKind = "cpf" | "cnpj" | "email" | "phone" | "card";

/** A passage of a text: `text.slice(start, end)` is the number or address itself. */
export type PersonalData = { kind: PersonalDataKind; start: number; end: number };
