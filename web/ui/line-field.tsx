import { CircleAlert } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import type { Mark } from "./chip.tsx";
import "./line-field.css";

type Props = {
  label: string;
  /** The label is for screen readers alone: what it asks stands beside it already. */
  isLabelHidden?: boolean;
  value: string;
  placeholder?: string;
  mark?: Mark | undefined;
  /** What is wrong with the value, as a sentence; nothing typed is cut for it. */
  fault?: string | undefined;
  /** What is wrong with it stands elsewhere. */
  isInvalid?: boolean;
  isShort?: boolean;
  onChange: (value: string) => void;
};

/** Enter would send the form around it, which has another button for that. */
export function keepInForm(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

/** One line that belongs to no form: it has no name, and Enter does not send it. */
export function LineField(props: Props) {
  const { label, isLabelHidden, value, placeholder, mark, fault, isInvalid, isShort, onChange } =
    props;
  const id = useId();
  return (
    <div className={isShort ? "line-field short" : "line-field"}>
      <label htmlFor={id} className={isLabelHidden ? "screen-reader" : undefined}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={value}
        placeholder={placeholder}
        data-mark={mark}
        aria-invalid={isInvalid ?? fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
        onKeyDown={keepInForm}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          <CircleAlert className="icon" aria-hidden="true" /> {fault}
        </p>
      )}
    </div>
  );
}
