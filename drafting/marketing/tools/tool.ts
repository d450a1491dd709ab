import { unreadableNumber } from "../../../content/cards/tool-words.ts";
import { parseDecimal } from "../../../domain/numbers/parse-decimal.ts";

export type ToolField = {
  id: string;
  label: string;
  placeholder: string;
  optional?: true;
};

/** What was typed into the fields of a tool, by their ids. */
export type Typed = Readonly<Record<string, string>>;

export type ToolOutcome =
  /** A field that is needed is still empty. */
  | { kind: "waiting" }
  /** A sentence for each field that makes no sense; `""` is the tool as a whole. */
  | { kind: "faults"; faults: Record<string, string> }
  | {
      kind: "result";
      /** "Preço de venda" and "R$ 17,93". `value` is empty where the lines are the result. */
      headline: { name: string; value: string };
      lines: string[];
    };

export type Tool = {
  fields: readonly ToolField[];
  /** `today`: ISO 8601 day. Never throws. */
  run: (typed: Typed, today: string) => ToolOutcome;
};

export type ReadValues = {
  /** By field id; null where the field is empty. */
  values: Record<string, number | null>;
  faults: Record<string, string>;
};

/** The numbers that were typed. */
export function readNumbers(fields: readonly ToolField[], typed: Typed): ReadValues {
  const values: Record<string, number | null> = {};
  const faults: Record<string, string> = {};
  for (const { id } of fields) {
    const text = (typed[id] ?? "").trim();
    const value = text === "" ? null : parseDecimal(text);
    values[id] = value;
    if (text !== "" && value === null) faults[id] = unreadableNumber;
  }
  return { values, faults };
}

/** What keeps a tool from its sum: a fault, or a needed field that is empty. */
export function hindrance(
  fields: readonly ToolField[],
  typed: Typed,
  faults: Record<string, string>,
): ToolOutcome | undefined {
  if (Object.keys(faults).length > 0) return { kind: "faults", faults };
  const waits = fields.some(({ id, optional }) => !optional && (typed[id] ?? "").trim() === "");
  return waits ? { kind: "waiting" } : undefined;
}
