import { useMemo, useState } from "react";
import { personalDataWords as words } from "../../../content/interface/personal-data.ts";
import { findPersonalData } from "../../../domain/personal-data/find-personal-data.ts";
import { hidePersonalData } from "../../../domain/personal-data/hide-personal-data.ts";
import { maskPersonalData } from "../../../domain/personal-data/mask-personal-data.ts";
import type { PersonalData } from "../../../domain/personal-data/personal-data.ts";

type Props = { text: string; onChange: (text: string) => void };

/** Passages named one by one; the rest is counted. */
const most = 4;

function Passages({ text, finds }: { text: string; finds: readonly PersonalData[] }) {
  return (
    <ul className="bullets mt-2" aria-label={words.passages}>
      {finds.slice(0, most).map(({ kind, start, end }) => (
        <li key={start}>
          {words.kinds[kind].name}{" "}
          <b className="num">{maskPersonalData(kind, text.slice(start, end))}</b>
        </li>
      ))}
      {finds.length > most && <li>{words.more(finds.length - most)}</li>}
    </ul>
  );
}

/**
 * Says which personal data a text holds, and hides them there; it never stands in the way of sending.
 * The sentence alone is announced, and only when it changes: not at every key.
 */
export function PersonalDataNote({ text, onChange }: Props) {
  const [hiding, setHiding] = useState<{ before: string; after: string }>();
  const finds = useMemo(() => findPersonalData(text), [text]);
  const found = finds.length > 0;
  const undoable = !found && hiding?.after === text;
  const shown = found || undoable;
  const hide = () => {
    const after = hidePersonalData(text, finds);
    setHiding({ before: text, after });
    onChange(after);
  };
  return (
    <div className={shown ? "note seen" : "sr"}>
      <p role="status">
        {found && <b>{words.seen(finds.map(({ kind }) => kind))}</b>}
        {undoable && words.hidden}
      </p>
      {found && (
        <>
          <p>{words.advice}</p>
          <Passages text={text} finds={finds} />
        </>
      )}
      {shown && (
        <button
          type="button"
          className="btn line mt-3"
          onClick={found ? hide : () => onChange(hiding?.before ?? text)}
        >
          {found ? words.hide : words.undo}
        </button>
      )}
    </div>
  );
}
