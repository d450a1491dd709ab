import { roiDetailWords as words } from "../../../../content/interface/roi-details.ts";
import { formatBrl, formatDecimal, formatPercent } from "../../../../domain/numbers/format.ts";
import type { DetailHint } from "../../../../domain/roi-details/hints.ts";

import { NumberField } from "../number-field.tsx";
import type { StageInput } from "./detail-texts.ts";

type Props = {
  name: StageInput;
  text: string;
  /** What was understood; null if it is no number. */
  value: number | null;
  hint: DetailHint | undefined;
  onChange: (text: string) => void;
};

/** The value understood, echoed in its unit; until there is one, what the field asks for. */
function explain(name: StageInput, value: number | null): string {
  const { money, count, rate } = words.read;
  if (value === null) {
    return words.fields[name].help;
  }
  if (name === "costPerClick") {
    return money(formatBrl(value));
  }
  return name === "impressions" ? count(formatDecimal(value)) : rate(formatPercent(value, 6));
}

export function DetailField({ name, text, value, hint, onChange }: Props) {
  const { label, placeholder } = words.fields[name];
  return (
    <NumberField
      name={name}
      label={label}
      placeholder={placeholder}
      text={text}
      notes={[explain(name, value), hint && words.hints[hint.kind]]}
      onChange={onChange}
    />
  );
}
