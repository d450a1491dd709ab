import { cnpjForm, cpfForm, isCnpj, isCpf } from "./documents.ts";
import { findEmails } from "./email.ts";
import { followsReference, toPlainText } from "./passages.ts";
import { cardForm, isPaymentCard } from "./payment-card.ts";
import type { PersonalData, PersonalDataKind } from "./personal-data.ts";
import { isLocalPhone, isPhone, localPhoneForm, phoneForm } from "./phone.ts";

type Check = (text: string, match: RegExpMatchArray) => boolean;

/** Letters and digits of a passage, as its check digits count them. */
function bare(match: RegExpMatchArray): string {
  return match[0].replace(/[^\dA-Za-z]/g, "").toUpperCase();
}

type Form = {
  kind: PersonalDataKind;
  form: RegExp;
  check: Check;
  /** A text with fewer has none of it, and need not be searched. Those of a CNPJ may be letters, all but three. */
  leastDigits: number;
};

/** At the same place the first one counts. */
const forms: readonly Form[] = [
  {
    kind: "card",
    form: cardForm,
    check: (_, match) => isPaymentCard(bare(match)),
    leastDigits: 14,
  },
  { kind: "cnpj", form: cnpjForm, check: (_, match) => isCnpj(bare(match)), leastDigits: 3 },
  { kind: "cpf", form: cpfForm, check: (_, match) => isCpf(bare(match)), leastDigits: 11 },
  { kind: "phone", form: phoneForm, check: isPhone, leastDigits: 10 },
  { kind: "phone", form: localPhoneForm, check: isLocalPhone, leastDigits: 8 },
];

function findForm(text: string, { kind, form, check }: Form): PersonalData[] {
  return Array.from(text.matchAll(form), (match) => {
    const { index: start, 0: passage } = match;
    const isOrder = /^\d+$/.test(passage) && followsReference(text, start);
    return check(text, match) && !isOrder ? [{ kind, start, end: start + passage.length }] : [];
  }).flat();
}

/** Sorting is stable: what was found first stays first at its place. */
function withoutOverlaps(finds: readonly PersonalData[]): PersonalData[] {
  const kept: PersonalData[] = [];
  for (const find of finds.toSorted((a, b) => a.start - b.start)) {
    if (find.start >= (kept.at(-1)?.end ?? 0)) kept.push(find);
  }
  return kept;
}

/**
 * CPF, CNPJ, e-mail addresses, Brazilian phones and payment cards in a text, in order and apart from
 * each other. Check digits are checked; prices, dates, quantities, postcodes and the numbers of
 * orders and parcels are none of them. The time it takes grows with the length of the text alone.
 */
export function findPersonalData(text: string): readonly PersonalData[] {
  const digits = text.match(/\d/g)?.length ?? 0;
  const possible = forms.filter(({ leastDigits }) => digits >= leastDigits);
  if (possible.length === 0 && !text.includes("@")) return [];
  const plain = toPlainText(text);
  const found = possible.flatMap((form) => findForm(plain, form));
  return withoutOverlaps([...findEmails(plain), ...found]);
}
