import { Undo2 } from "lucide-react";
import { partWords } from "../../../../content/interface/parts.ts";
import { useFocusHeir } from "../use-focus-heir.ts";

type Props = {
  /** What the last correction took away; undefined where it took nothing. */
  removed: string | undefined;
  onUndo: () => void;
};

function Undo({ onUndo }: Pick<Props, "onUndo">) {
  const button = useFocusHeir<HTMLButtonElement>(".slip", ".slip-reading a");
  return (
    <button type="button" className="plain-button" ref={button} onClick={onUndo}>
      <Undo2 className="i" aria-hidden="true" /> {partWords.undo}
    </button>
  );
}

/** Says what a correction took away, and gives it back. */
export function CorrectionNote({ removed, onUndo }: Props) {
  return (
    <p className="slip-note" role="status">
      {removed !== undefined && (
        <>
          <span>{partWords.removed(removed)}</span> <Undo onUndo={onUndo} />
        </>
      )}
    </p>
  );
}
