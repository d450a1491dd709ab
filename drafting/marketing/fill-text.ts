import type { WritingCard } from "../../content/cards/schema.ts";
import type { Business } from "../../contract/parts.ts";
import { formatBrl } from "../../domain/numbers/format.ts";
import { parseDecimal } from "../../domain/numbers/parse-decimal.ts";
import { fold } from "../../domain/search/fold.ts";
import { capitalise } from "../text/grammar.ts";

type Field = WritingCard["fields"][number];
export type FieldValues = Readonly<Record<string, string>>;

/** "25" as "R$ 25,00"; what is no bare number stays as typed: "a partir de R$ 25". */
function amount(typed: string): string {
  const value = /^[\d.,]+$/.test(typed) ? parseDecimal(typed) : null;
  return value === null ? typed : formatBrl(value);
}

/** A line for each thing: "bolo; torta". */
function lines(typed: string, mark: string): string {
  const things = typed.split(/[;\n]/).map((thing) => thing.trim());
  return things
    .filter((thing) => thing !== "")
    .map((thing) => `${mark}${thing}`)
    .join("\n");
}

/** The town and the shop as they are written, wherever they were typed small. */
function withNames(text: string, { town, shop }: Business): string {
  return [town, shop].reduce<string>((told, name) => {
    const at = name ? fold(told).indexOf(fold(name)) : -1;
    return at < 0 || !name ? told : told.slice(0, at) + name + told.slice(at + name.length);
  }, text);
}

/** As it goes into the text: on one line, without a full stop of its own; "" for nothing. */
function written(
  { id, from, money, list, read }: Field,
  typed: FieldValues,
  business: Business,
): string {
  const value = (typed[id] ?? (from && business[from]) ?? "").trim();
  if (list) return read === "own" ? withNames(lines(value, ""), business) : lines(value, "- ");
  const flat = value.replace(/\s+/g, " ").replace(/(?<=[^.])\.$/, "");
  return money ? amount(flat) : flat;
}

/** "até até sábado": the word of the template is typed once more in the field. */
function withoutEcho(before: string, value: string): string {
  const last = /(\p{L}+) $/u.exec(before)?.[1];
  const echo = last !== undefined && value.toLowerCase().startsWith(`${last.toLowerCase()} `);
  return echo ? value.slice(last.length + 1) : value;
}

/** Puts values into a passage without brackets; null where one of them is empty. */
function put(passage: string, values: ReadonlyMap<string, string>): string | null {
  let text = "";
  let end = 0;
  for (const { 0: place, 1: id = "", index } of passage.matchAll(/\{([a-z-]+)\}/g)) {
    const value = values.get(id);
    if (!value) return null;
    text += passage.slice(end, index);
    text += withoutEcho(text, value);
    end = index + place.length;
  }
  return text + passage.slice(end);
}

/** A needed field that nobody filled, as the site writes what is to be replaced: "[PREÇO]". */
const placeholder = ({ label }: Field): string => `[${label.toLocaleUpperCase("pt-BR")}]`;

/** A passage; where one of its values is missing, what stands behind its bar, or nothing. */
function passageOf(passage: string, values: ReadonlyMap<string, string>): string {
  const [wanted = "", instead = ""] = passage.split("|");
  return put(wanted, values) ?? put(instead, values) ?? "";
}

/** One wording of a writing card, filled in. Passages in square brackets fall out where a value is missing. */
export function fillText(
  template: string,
  { fields }: Pick<WritingCard, "fields">,
  typed: FieldValues = {},
  business: Business = {},
): string {
  const values = new Map(
    fields.map((field) => {
      const value = written(field, typed, business);
      return [field.id, value || (field.optional ? "" : placeholder(field))] as const;
    }),
  );
  const text = template
    .split(/[[\]]/)
    .map((passage) => passageOf(passage, values))
    .join("")
    .trim();
  return text.split("\n").map(capitalise).join("\n");
}
