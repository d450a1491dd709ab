import { useMemo, useState } from "react";
import type { PersonalData } from "../../../domain/personal-data/personal-data.ts";
import { late } from "../../ui/late.ts";
import { useLate } from "../../ui/use-late.ts";

const personalData = late(() => import("./personal-data.ts"));

type Reading = Awaited<ReturnType<typeof personalData.load>>;

type Props = { text: string; onChange: (text: string) => void };

/** Passages named one by one; the rest is counted. */
const most = 4;

type PassagesProps = { reading: Reading; text: string; finds: readonly PersonalData[] };

function Passages({ reading, text, finds }: PassagesProps) {
  const { personalDataWords: words, maskPersonalData } = reading;
  return (
    <ul className="bullets mt-2" aria-label={words.passages}>
      {finds.slice(0, most).map(({ kind, start, end }) => (
        <li key={start}>
          {words.kinds[kind].name}{" "}
          <b className="figures">{maskPersonalData(kind, text.slice(start, end))}</b>
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
  const reading = useLate(personalData, text !== "", text);
  const words = reading?.personalDataWords;
  const [hiding, setHiding] = useState<{ before: string; after: string }>();
  const finds = useMemo(() => reading?.findPersonalData(text) ?? [], [reading, text]);
  const found = finds.length > 0;
  const undoable = !found && hiding?.after === text;
  const shown = words && (found || undoable);
  const hide = () => {
    if (!reading) return;
    const after = reading.hidePersonalData(text, finds);
    setHiding({ before: text, after });
    onChange(after);
  };
  return (
    <div className={shown ? "note seen" : "screen-reader"}>
      <p role="status">
        {found && <b>{words?.seen(finds.map(({ kind }) => kind))}</b>}
        {undoable && words?.hidden}
      </p>
      {found && reading && (
        <>
          <p>{words?.advice}</p>
          <Passages reading={reading} text={text} finds={finds} />
        </>
      )}
      {shown && (
        <button
          type="button"
          className="button line mt-3"
          onClick={found ? hide : () => onChange(hiding?.before ?? text)}
        >
          {found ? words.hide : words.undo}
        </button>
      )}
    </div>
  );
}
