import { ListChecks } from "lucide-react";
import { partWords } from "../../../../content/interface/parts.ts";

type Props = { label?: string; onPress: () => void };

/** The way to the parts for whoever has no text to type or paste. */
export function ByTapsButton({ label = partWords.byTaps, onPress }: Props) {
  return (
    <button
      type="button"
      className="button quiet -ml-2 w-auto justify-self-start"
      aria-expanded={false}
      onClick={onPress}
    >
      <ListChecks className="icon" aria-hidden="true" /> {label}
    </button>
  );
}
