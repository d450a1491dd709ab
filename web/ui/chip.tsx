import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import "./chip.css";

/**
 * `read`: found in a text, not confirmed; `told`: the owner's own word; `rejected`: found, and taken
 * away by the owner.
 */
export type Mark = "read" | "told" | "rejected";

export type ChipOption<Id extends string> = {
  id: Id;
  label: string;
  isOn: boolean;
  mark?: Mark | undefined;
};

type ChipProps = {
  label: string;
  isOn: boolean;
  mark?: Mark | undefined;
  /** One of a group at most is on. */
  isRound?: boolean;
  onPress: () => void;
};

export function Chip({ label, isOn, mark, isRound, onPress }: ChipProps) {
  return (
    <button
      type="button"
      className={isRound ? "chip round" : "chip"}
      aria-pressed={isOn}
      data-mark={mark}
      onClick={onPress}
    >
      <span>{label}</span>
    </button>
  );
}

type OpenerProps = {
  label: string;
  isOpen: boolean;
  /** Words alone: one of several that open in the same place. */
  isBare?: boolean;
  onPress: () => void;
};

/** A chip without a box: it shows more instead of choosing. */
export function ChipOpener({ label, isOpen, isBare, onPress }: OpenerProps) {
  return (
    <button type="button" className="chip plain" aria-expanded={isOpen} onClick={onPress}>
      {!isOpen && !isBare && <Plus className="icon" aria-hidden="true" />}
      <span>{label}</span>
    </button>
  );
}

export type ChipGroupWords = { more: (hidden: number) => string; fewer: string };

type GroupProps<Id extends string> = {
  legend: string;
  /** Under the legend, smaller. */
  note?: string;
  /** The likeliest first. */
  options: readonly ChipOption<Id>[];
  /** Options that stand there at once; what is on, or was taken away, always does. All by default. */
  atOnce?: number;
  words: ChipGroupWords;
  isSingle?: boolean;
  onPress: (id: Id) => void;
  /** Behind the chips: another opener, a field. */
  children?: ReactNode;
};

/** The options that stand there before 'Mais' is pressed, in their order. */
export function optionsAtOnce<Id extends string>(
  options: readonly ChipOption<Id>[],
  atOnce: number,
): readonly ChipOption<Id>[] {
  const likely = new Set(options.slice(0, atOnce).map(({ id }) => id));
  return options.filter(({ id, isOn, mark }) => isOn || mark !== undefined || likely.has(id));
}

/** A question answered by tapping words. */
export function ChipGroup<Id extends string>(props: GroupProps<Id>) {
  const { legend, note, options, atOnce = options.length, words, isSingle, onPress } = props;
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const few = optionsAtOnce(options, atOnce);
  const hidden = options.length - few.length;
  const firstHidden = options.findIndex((option) => !few.includes(option));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is opened, not when options move
  useEffect(() => {
    if (isOpen) list.current?.querySelectorAll<HTMLElement>(".chip")[firstHidden]?.focus();
  }, [isOpen]);
  return (
    <fieldset className="choice-group">
      <legend>
        {legend} {note && <small>{note}</small>}
      </legend>
      <div className="chip-list" ref={list}>
        {(isOpen ? options : few).map(({ id, label, isOn, mark }) => (
          <Chip
            key={id}
            label={label}
            isOn={isOn}
            mark={mark}
            isRound={isSingle ?? false}
            onPress={() => onPress(id)}
          />
        ))}
        {(hidden > 0 || isOpen) && (
          <ChipOpener
            label={isOpen ? words.fewer : words.more(hidden)}
            isOpen={isOpen}
            onPress={() => setOpen(!isOpen)}
          />
        )}
        {props.children}
      </div>
    </fieldset>
  );
}
