import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { keepNumeric } from "../../../domain/numbers/keep-numeric.ts";

type Props = {
  name: string;
  label: string;
  placeholder: string;
  text: string;
  /** Set when the number was missed. */
  fault?: string | undefined;
  /** Sentences below the field; what is not there is left out. */
  notes: readonly (string | undefined)[];
  onChange: (text: string) => void;
};

/** A number as people in Brazil type it: `type=number` would misread it silently. */
export function NumberField({ name, label, placeholder, text, fault, notes, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className="figures"
        placeholder={placeholder}
        value={text}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(keepNumeric(event.target.value))}
      />
      <div className="hint" id={`${id}-note`}>
        {fault && (
          <p className="error">
            <CircleAlert className="icon" aria-hidden="true" /> {fault}
          </p>
        )}
        {notes.map((note) => note && <p key={note}>{note}</p>)}
      </div>
    </div>
  );
}
