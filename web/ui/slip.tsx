import { type MouseEvent, type ReactNode, useId } from "react";
import type { Mark } from "./chip.tsx";
import "./slip.css";

/** A piece of the reading line: plain words, or words that lead to the group where they are corrected. */
export type ReadingPiece = string | { words: string; group: string; mark: Mark };

type LineProps = {
  pieces: readonly ReadingPiece[];
  /** Address of a group: its element's id. */
  idOf: (group: string) => string;
  onOpen: (group: string) => void;
};

/** What was understood, as a sentence whose underlined words open the place of correcting them. */
export function ReadingLine({ pieces, idOf, onOpen }: LineProps) {
  const open = (event: MouseEvent, group: string) => {
    event.preventDefault();
    onOpen(group);
  };
  return (
    <p className="slip-reading">
      {pieces.map((piece, place) =>
        typeof piece === "string" ? (
          piece
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity, and keep no state
            key={place}
            href={`#${idOf(piece.group)}`}
            data-mark={piece.mark}
            onClick={(event) => open(event, piece.group)}
          >
            {piece.words}
          </a>
        ),
      )}
    </p>
  );
}

type SlipProps = { title: string; hint?: string; children: ReactNode };

/** Paper with a row of holes: what was understood, and nothing else. */
export function Slip({ title, hint, children }: SlipProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of fields alone, and no landmark: there may be several
    <div className="slip" role="group" aria-labelledby={id}>
      <div className="slip-head">
        <h3 id={id}>{title}</h3>
        {hint && <span>{hint}</span>}
      </div>
      {children}
    </div>
  );
}

type GroupProps = { id: string; isWhole?: boolean; children: ReactNode };

/** One thing to correct, parted from the next by a dotted rule; `isWhole` takes the whole width. */
export function SlipGroup({ id, isWhole, children }: GroupProps) {
  return (
    <div className={isWhole ? "slip-group whole" : "slip-group"} id={id}>
      {children}
    </div>
  );
}

/** How to tell what was read from what the owner said. */
export function SlipKey({ read, told }: { read: string; told: string }) {
  return (
    <p className="slip-key">
      <span>
        <i /> {read}
      </span>
      <span>
        <i data-mark="told" /> {told}
      </span>
    </p>
  );
}
