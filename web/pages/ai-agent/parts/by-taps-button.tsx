import { ListChecks } from "lucide-react";
import { partWords } from "../../../../content/interface/parts.ts";

/** The way to the parts for whoever has no text to type or paste. */
export function ByTapsButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      className="btn quiet -ml-2 w-auto justify-self-start"
      aria-expanded={false}
      onClick={onPress}
    >
      <ListChecks className="i" aria-hidden="true" /> {partWords.byTaps}
    </button>
  );
}
