import { Copy } from "lucide-react";
import { type CSSProperties, useRef } from "react";
import { assistantWords } from "../../../../content/interface/assistants.ts";
import type { AdPiece } from "../../../../contract/gemini-chat.ts";
import { countCharacters } from "../../../../domain/ad-limits/count-characters.ts";
import { adLimits } from "../../../../domain/ad-limits/limits.ts";
import { copyText } from "../../../ui/copy-text.ts";
import { showToast } from "../../../ui/toast.ts";
import { keepAmounts } from "../keep-amounts.ts";
import "./ad-pieces.css";

type Kind = AdPiece["kind"];

/** Posts have room: their length is told, and measured by nothing. */
const posts: readonly Kind[] = ["instagram-post", "whatsapp-status"];

/** The length in words, and a bar for the eye. */
function Count({ kind, text }: AdPiece) {
  const length = countCharacters(text);
  const limit = adLimits[kind];
  if (posts.includes(kind) && length <= limit)
    return <small>{assistantWords.characters(length)}</small>;
  const share = { "--share": `${Math.min(100, (length / limit) * 100)}%` } as CSSProperties;
  const isOver = length > limit;
  return (
    <small className={isOver ? "over" : undefined}>
      <span className="piece-meter" style={share} aria-hidden="true" />
      {isOver
        ? assistantWords.tooManyCharacters(length, limit)
        : assistantWords.pieceCount(length, limit)}
    </small>
  );
}

function Piece(piece: AdPiece) {
  const { text } = piece;
  const shown = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    if (shown.current && (await copyText(text, shown.current))) {
      showToast(assistantWords.copied);
    }
  };
  return (
    <li>
      <div>
        <span className="piece-text" ref={shown}>
          {keepAmounts(text)}
        </span>
        <Count {...piece} />
      </div>
      <button
        type="button"
        className="button quiet"
        aria-label={assistantWords.copyPiece(text)}
        onClick={() => void copy()}
      >
        <Copy className="icon" aria-hidden="true" />
      </button>
    </li>
  );
}

/** Kinds under one heading, in the order of the page. */
const groups: readonly { kinds: readonly Kind[]; isHalf?: true }[] = [
  { kinds: ["google-title"] },
  { kinds: ["google-description"] },
  { kinds: ["meta-text", "meta-headline"], isHalf: true },
  { kinds: ["whatsapp-status"], isHalf: true },
  { kinds: ["instagram-post"] },
];

/** The pieces of an ad by kind, each with its count and its own copy button. */
export function AdPieces({ pieces }: { pieces: readonly AdPiece[] }) {
  const shown = groups
    .map((group) => ({
      ...group,
      list: group.kinds.flatMap((kind) => pieces.filter((piece) => piece.kind === kind)),
    }))
    .filter(({ list }) => list.length > 0);
  return (
    <div className="pieces">
      {shown.map(({ kinds: [kind], isHalf, list }) => (
        <section key={kind} className={isHalf && "half"}>
          <h4>{kind && assistantWords.pieceGroups[kind]}</h4>
          <ol>
            {list.map((piece) => (
              <Piece key={`${piece.kind} ${piece.text}`} {...piece} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
