import { roiWords } from "../../../content/interface/roi.ts";
import { formatBrl, formatPercent } from "../../../domain/numbers/format.ts";
import { parseDecimal } from "../../../domain/numbers/parse-decimal.ts";
import { NumberField } from "./number-field.tsx";

type MarginProps = { text: string; onChange: (text: string) => void };

/** Asked in plain sight: without it nobody can tell whether an advertisement pays. */
export function MarginField({ text, onChange }: MarginProps) {
  const { label, placeholder, help } = roiWords.margin;
  const value = parseDecimal(text);
  const { hints, read } = roiWords;
  const notes = [
    value === null ? help : read.margin(formatBrl(value).replace(/,00$/, "")),
    value !== null && value > 100 ? hints["over-hundred"] : undefined,
    value !== null && value < 0 ? hints.negative : undefined,
  ];
  return (
    <NumberField
      name="marginPercent"
      label={label}
      placeholder={placeholder}
      text={text}
      notes={notes}
      onChange={onChange}
    />
  );
}

type SalesProps = {
  /** What was typed; undefined while the switch is off. */
  text: string | undefined;
  /** Per cent that follows from it; null while the reach is missing. */
  rate: number | null;
  onChange: (text: string | undefined) => void;
};

/** For whoever has no rate but knows the sales: fills the rate of the form. */
export function KnownSales({ text, rate, onChange }: SalesProps) {
  const { label, field, placeholder, help, needsReach, filled } = roiWords.knownSales;
  const isTyped = text !== undefined && parseDecimal(text) !== null;
  const note = rate === null ? needsReach : filled(formatPercent(rate, 6));
  return (
    <div className="known-sales">
      <label className="switch">
        <input
          type="checkbox"
          checked={text !== undefined}
          onChange={(event) => onChange(event.target.checked ? "" : undefined)}
        />
        <span>{label}</span>
      </label>
      {text !== undefined && (
        <NumberField
          name="knownSales"
          label={field}
          placeholder={placeholder}
          text={text}
          notes={[isTyped ? note : help]}
          onChange={onChange}
        />
      )}
    </div>
  );
}
