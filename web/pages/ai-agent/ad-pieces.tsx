import { Copy } from "lucide-react";
import { useRef } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import type { AdPiece } from "../../../contract/gemini-chat.ts";
import { countCharacters } from "../../../domain/ad-limits/count-characters.ts";
import { adLimits } from "../../../domain/ad-limits/limits.ts";
import { copyText } from "../../ui/copy-text.ts";
import { showToast } from "../../ui/toast.ts";

function Piece({ piece: { kind, text } }: { piece: AdPiece }) {
  const shown = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    if (shown.current && (await copyText(text, shown.current))) {
      showToast(assistantWords.copied);
    }
  };
  return (
    <li>
      <span ref={shown}>{text}</span>
      <small className="num">
        {assistantWords.pieceCount(countCharacters(text), adLimits[kind])}
      </small>
      <button
        type="button"
        className="btn quiet"
        aria-label={assistantWords.copyPiece(text)}
        onClick={() => void copy()}
      >
        <Copy className="i" aria-hidden="true" />
      </button>
    </li>
  );
}

/** The pieces of an ad by kind, each with its count and its own copy button. */
export function AdPieces({ pieces }: { pieces: readonly AdPiece[] }) {
  const kinds = Object.entries(assistantWords.pieceKinds).map(([kind, name]) => ({
    name,
    list: pieces.filter((piece) => piece.kind === kind),
  }));
  return (
    <div className="pieces">
      {kinds
        .filter(({ list }) => list.length > 0)
        .map(({ name, list }) => (
          <div key={name}>
            <h4 className="lbl">{name}</h4>
            <ol>
              {list.map((piece) => (
                <Piece key={piece.text} piece={piece} />
              ))}
            </ol>
          </div>
        ))}
    </div>
  );
}
