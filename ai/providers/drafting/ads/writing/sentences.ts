import { capitalise } from "../../text/grammar.ts";
import type { AdFacts, Place } from "../ad-facts.ts";
import { shorterForms } from "./noun-phrases.ts";
import { askedForms, asksFor } from "./title-parts.ts";

/** A sentence with its capital and its full stop. */
export function sentence(text: string): string {
  return /[?.]$/.test(text) ? capitalise(text) : `${capitalise(text)}.`;
}

/** "no centro, em Curitiba" is one place, "em Osasco e em Barueri" are two. */
function bothOf(place: Place | undefined, other: Place): string {
  const where = place?.text ?? "";
  const isPart = (text: string) => /^n[ao]s? /.test(text);
  if (isPart(where) === isPart(other.text)) return `${where} e ${other.text}`;
  return isPart(where) ? `${where}, ${other.text}` : `${other.text}, ${where}`;
}

/** Ways to say what is on offer and where, fullest first. */
export function openings({ products: [main], places: [place, other], sayings }: AdFacts): string[] {
  if (main === undefined) return [];
  const opening = sayings.filter(({ opens }) => opens === true);
  const own = opening.find(({ kind }) => kind === "price") ?? opening[0];
  const where = place?.text ?? "";
  const both = other === undefined ? where : bothOf(place, other);
  const joint = own?.kind === "plain" ? " " : ", ";
  const at = (text: string, there: string, sign = " ") =>
    there === "" || text.includes(place?.name ?? "")
      ? text
      : `${text}${/ (?:em|n[ao]s?) \S+$/u.test(text) && /^(?:em|n)/u.test(there) ? ", " : sign}${there}`;
  const forms = own?.forms.filter((form) => form.startsWith(main.text)) ?? [];
  return [
    ...forms.flatMap((form) => [at(form, where, joint), form]),
    ...shorterForms(main.text).flatMap((name) => {
      const whole = [name, main.audience].filter(Boolean).join(" ");
      return [...[both, where].map((there) => at(whole, there)), at(name, where)];
    }),
  ];
}

/** "Precisa de conserto de celular na Vila Mariana?" */
export function questions({ products: [main], places: [place] }: AdFacts): string[] {
  if (main === undefined) return [];
  return askedForms(main).flatMap((name) => [
    ...(place === undefined ? [] : [`${asksFor(main)} ${name} ${place.text}?`]),
    `${asksFor(main)} ${name}?`,
  ]);
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Three words in a row twice ("g por R$" may be), or a thing joined to itself: the piece would stammer. */
export function stammers(text: string): boolean {
  const words = text.toLowerCase().match(wordPattern) ?? [];
  const runs = words
    .slice(2)
    .map((_, at) => words.slice(at, at + 3))
    .filter((run) => run.some((word) => word.length > 3) || /^por r \d/.test(run.join(" ")))
    .map((run) => run.join(" "));
  return new Set(runs).size < runs.length;
}

/** Begins with a letter that has a capital, or with a number: anything else is no beginning. */
export function startsWell(text: string): boolean {
  return /^[\p{Lu}\d]/u.test(capitalise(text));
}
