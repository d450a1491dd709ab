import { accented, occasions, readPatterns } from "../../content/cards/read-words.ts";
import type { FieldRead, WritingCard } from "../../content/cards/schema.ts";
import { fold } from "../../domain/search/fold.ts";
import { capitalise } from "../text/grammar.ts";
import type { FieldValues } from "./fill-text.ts";
import { ownWords } from "./own-words.ts";

/** A question in two forms of the same length: as it was typed, and as patterns read it; and with its lines. */
type Text = { typed: string; folded: string; question: string };

/** Characters of a question that are read. */
const readLength = 500;
/** What is longer is no name of a thing. */
const mostWords = 6;

function textOf(question: string): Text {
  const typed = question.slice(0, readLength).normalize("NFC").replace(/\s+/g, " ");
  const folded = fold(typed);
  return { typed: folded.length === typed.length ? typed : folded, folded, question };
}

/** What the first group of a pattern found, as it was typed. */
function found({ typed, folded }: Text, pattern: string): string[] {
  return [...folded.matchAll(new RegExp(pattern, "dg"))].flatMap(({ indices }) => {
    const [from, to] = indices?.[1] ?? [0, 0];
    return from < to ? [typed.slice(from, to).trim()] : [];
  });
}

/** The only one; where a text names two, nobody knows which is meant. */
function only(values: readonly string[]): string | undefined {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
}

const asName = (name: string): string => name.split(" ").map(capitalise).join(" ");

/** A thing that is named: short, and no day or place that a promotion is "of" as well. */
function thing(text: Text, pattern: string): string | undefined {
  const names = found(text, pattern).filter((name) => {
    const words = fold(name).split(" ");
    return (
      words.length <= mostWords &&
      !new RegExp(`^(?:${readPatterns.noThing})\\b`).test(words.join(" "))
    );
  });
  return names[0];
}

/** "sábado, às 16h" of "sabado 16h"; "dia 24". */
function day(text: Text): string | undefined {
  const days = found(text, readPatterns.day).map((name) => accented[fold(name)] ?? name);
  const hours = found(text, readPatterns.hour).map((hour) => hour.toLowerCase().replace(":", "h"));
  const [one, hour] = [only(days), only(hours)];
  if (one === undefined) return undefined;
  return hour === undefined ? one : `${one}, ${/^1h/.test(hour) ? "à" : "às"} ${hour}`;
}

function occasion({ folded }: Text): string | undefined {
  const names = Object.keys(occasions).filter((name) => new RegExp(`\\b${name}\\b`).test(folded));
  return names[0] && occasions[names[0]];
}

/** Prices of several things, a line for each: "corte 35, barba 25". */
function rows({ typed }: Text): string | undefined {
  const list = typed.slice(typed.indexOf(":") + 1).split(/[;\n]|,(?!\d)| e (?=\p{L})/u);
  const priced = list.flatMap((one) => {
    const [, name, price] = new RegExp(readPatterns.row, "iu").exec(one.trim()) ?? [];
    return name && price ? [`${capitalise(name.trim())}: R$\u00A0${price}`] : [];
  });
  return priced.length > 1 ? priced.join("; ") : undefined;
}

const readers: Record<FieldRead, (text: Text) => string | undefined> = {
  amount: (text) => only(found(text, readPatterns.amount)),
  day,
  date: (text) =>
    day({
      ...text,
      folded: text.folded.replace(/\d{1,2}h\d{0,2}/g, (hour) => " ".repeat(hour.length)),
    }) ?? occasion(text),
  hours: (text) => {
    const hour = only(found(text, readPatterns.closes));
    if (hour !== undefined) return `até as ${hour}`;
    return new RegExp(readPatterns.closed).test(text.folded) ? "fechado" : undefined;
  },
  occasion,
  offer: (text) => thing(text, readPatterns.offer),
  trade: (text) => thing(text, readPatterns.trade),
  job: (text) => thing(text, readPatterns.job),
  age: (text) => only(found(text, readPatterns.age)),
  name: (text) => only(found(text, readPatterns.name).map(asName)),
  own: ({ question }) => ownWords(question).join("; "),
  scene: (text) => only(found(text, readPatterns.scene)),
  since: (text) => only(found(text, readPatterns.since)),
  pix: (text) => found(text, readPatterns.pix).map((key) => `Pix, chave: ${key}`)[0],
  rows,
};

/** What a question surely says for the fields of a writing card. */
export function readFields({ fields }: Pick<WritingCard, "fields">, question: string): FieldValues {
  const text = textOf(question);
  return Object.fromEntries(
    fields.flatMap(({ id, read }) => {
      const value = read && readers[read](text);
      return value ? [[id, value] as const] : [];
    }),
  );
}
