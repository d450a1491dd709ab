import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { roiWords } from "../../../content/interface/roi.ts";
import type { RoiValues } from "../../../contract/gemini-chat.ts";
import { formatBrl, formatDecimal, formatPercent } from "../../../domain/numbers/format.ts";
import { keepNumeric } from "../../../domain/numbers/keep-numeric.ts";
import type { Hint } from "../../../domain/roi/hints.ts";

export type RoiInput = keyof RoiValues;

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

/** The value understood, echoed in its unit: type=number would misread pt-BR numbers silently. */
function echo(name: RoiInput, value: number): string {
  const { money, people, rate } = roiWords.read;
  if (name === "reach") {
    return people(formatDecimal(value));
  }
  return name === "conversionPercent" ? rate(formatPercent(value, 6)) : money(formatBrl(value));
}

export function RoiField({ name, text, value, hint, missing, onChange }: Props) {
  const id = useId();
  const { label, placeholder } = roiWords.fields[name];
  const wrong = missing && value === null;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className="num"
        placeholder={placeholder}
        value={text}
        aria-invalid={wrong}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(keepNumeric(event.target.value))}
      />
      <div className="hint" id={`${id}-note`}>
        {wrong && (
          <p className="err">
            <CircleAlert className="i" aria-hidden="true" /> {roiWords.missing}
          </p>
        )}
        {value !== null && <p>{echo(name, value)}</p>}
        {hint && <p>{roiWords.hints[hint.kind]}</p>}
      </div>
    </div>
  );
}
