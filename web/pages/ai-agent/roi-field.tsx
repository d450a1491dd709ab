import { roiWords } from "../../../content/interface/roi.ts";
import { formatBrl, formatDecimal, formatPercent } from "../../../domain/numbers/format.ts";
import type { Hint } from "../../../domain/roi/hints.ts";
import { NumberField } from "./number-field.tsx";
import type { RoiInput } from "./roi-texts.ts";

type Props = {
  name: RoiInput;
  text: string;
  /** What was understood; null if it is no number. */
  value: number | null;
  hint: Hint | undefined;
  /** The form was sent without this number. */
  missing: boolean;
  onChange: (text: string) => void;
};

/** The value understood, echoed in its unit. */
function echo(name: RoiInput, value: number | null): string | undefined {
  const { money, people, rate } = roiWords.read;
  if (value === null) {
    return undefined;
  }
  if (name === "reach") {
    return people(formatDecimal(value));
  }
  return name === "conversionPercent" ? rate(formatPercent(value, 6)) : money(formatBrl(value));
}

/** One of the four specified numbers. */
export function RoiField({ name, text, value, hint, missing, onChange }: Props) {
  return (
    <NumberField
      name={name}
      {...roiWords.fields[name]}
      text={text}
      fault={missing && value === null ? roiWords.missing : undefined}
      notes={[echo(name, value), hint && roiWords.hints[hint.kind]]}
      onChange={onChange}
    />
  );
}
