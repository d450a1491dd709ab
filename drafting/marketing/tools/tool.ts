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

/** By field id; null where the field is empty. */
export type Values = Readonly<Record<string, number | null>>;

/** The numbers that were typed; what keeps a tool from its sum is a fault, or a needed field that is empty. */
export function readNumbers(
  fields: readonly ToolField[],
  typed: Typed,
): { values: Values; hindered?: ToolOutcome } {
  const texts = fields.map(({ id }) => [id, (typed[id] ?? "").trim()] as const);
  const values = Object.fromEntries(
    texts.map(([id, text]) => [id, text === "" ? null : parseDecimal(text)]),
  );
  const faults = texts.filter(([id, text]) => text !== "" && values[id] === null);
  if (faults.length > 0) {
    const told = Object.fromEntries(faults.map(([id]) => [id, unreadableNumber]));
    return { values, hindered: { kind: "faults", faults: told } };
  }
  const waits = fields.some(({ id, optional }) => !optional && values[id] === null);
  return { values, ...(waits && { hindered: { kind: "waiting" } }) };
}

/** A tool whose fields are all numbers. */
export function sumTool(
  fields: readonly ToolField[],
  compute: (values: Values) => ToolOutcome,
): Tool {
  return {
    fields,
    run(typed) {
      const { values, hindered } = readNumbers(fields, typed);
      return hindered ?? compute(values);
    },
  };
}
