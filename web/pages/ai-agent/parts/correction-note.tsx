import { Undo2 } from "lucide-react";
import { partWords } from "../../../../content/interface/parts.ts";
import { useFocusHeir } from "../use-focus-heir.ts";

type Props = {
  /** What the last change did, as a sentence; undefined where there is nothing to tell. */
  said: string | undefined;
  onUndo: () => void;
};

function Undo({ onUndo }: Pick<Props, "onUndo">) {
  const button = useFocusHeir<HTMLButtonElement>(".agent", ".slip-reading a");
  return (
    <button type="button" className="plain-button" ref={button} onClick={onUndo}>
      <Undo2 className="icon" aria-hidden="true" /> {partWords.undo}
    </button>
  );
}

/** Says what a change did, and takes it back. */
export function UndoNote({ said, onUndo }: Props) {
  return (
    <p className="slip-note" role="status">
      {said !== undefined && (
        <>
          <span>{said}</span> <Undo onUndo={onUndo} />
        </>
      )}
    </p>
  );
}

type CorrectionProps = { removed: string | undefined; onUndo: () => void };

/** Says what a correction took away, and gives it back. */
export function CorrectionNote({ removed, onUndo }: CorrectionProps) {
  return <UndoNote said={removed && partWords.removed(removed)} onUndo={onUndo} />;
}
