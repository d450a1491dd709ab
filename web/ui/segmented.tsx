import "./segmented.css";

type Props<Value extends string | number> = {
  label: string;
  options: readonly { value: Value; label: string; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, side by side; `name` is what a screen reader says. */
export function Segmented<Value extends string | number>(props: Props<Value>) {
  const { label, options, value, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none
    <div className="segmented" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.name}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
