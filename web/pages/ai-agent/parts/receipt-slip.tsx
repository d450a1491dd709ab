import { ChevronUp, Pencil } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { partWords } from "../../../../content/interface/parts.ts";
import type { ChatRequest } from "../../../../contract/gemini-chat.ts";
import { objectOf, oneOf, type Shape } from "../../../storage/shapes.ts";
import { useDeviceData } from "../../../storage/use-device-data.ts";
import { useKeptDraft } from "../../../storage/use-kept-draft.ts";
import { Slip } from "../../../ui/slip.tsx";
import { useSettled } from "../../../ui/use-settled.ts";
import type { Assistants } from "../assistants.ts";
import { type Card, isDraft } from "../card.ts";

/** Characters of the text that stand on the folded slip. */
const quoteLength = 60;

/** Milliseconds after the last key before a changed signature is drafted. */
const pause = 400;

function startOf(prompt: string): string {
  const line = prompt.replace(/\s+/g, " ");
  if (line.length <= quoteLength) return line;
  return `${line.slice(0, quoteLength).replace(/\s\S*$/, "")}…`;
}

/** Drafts anew when the business is told otherwise: contact and signature stand in the text. */
function useBusinessChanges(redraft: () => void): void {
  const settled = useSettled(useDeviceData().business, pause);
  const drafted = useRef(settled);
  useEffect(() => {
    if (drafted.current === settled) return;
    drafted.current = settled;
    redraft();
  }, [settled, redraft]);
}

/** Folded or not; the focus stays on the slip when its button is taken away. */
function useFold(initially: boolean) {
  const [isFolded, setFolded] = useState(initially);
  const place = useRef<HTMLDivElement>(null);
  const isTouched = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every fold, once it stands in the document
  useEffect(() => {
    if (isTouched.current) place.current?.querySelector<HTMLElement>("a,button")?.focus();
  }, [isFolded]);
  const fold = (next: boolean) => {
    isTouched.current = true;
    setFolded(next);
  };
  const comeBackOpen = () => setFolded(false);
  return { place, isFolded, comeBackOpen, unfold: () => fold(false), foldUp: () => fold(true) };
}

type FoldedProps = { prompt: string; line: string; onUnfold: () => void };

function Folded({ prompt, line, onUnfold }: FoldedProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds no fields, and is no landmark: there may be several
    <div className="slip folded" role="group" aria-label={partWords.understood}>
      <q>{startOf(prompt)}</q>
      <p className="slip-reading">{line}</p>
      <div className="slip-foot">
        <button type="button" className="plain-button" aria-expanded={false} onClick={onUnfold}>
          <Pencil className="icon" aria-hidden="true" /> {partWords.correct}
        </button>
      </div>
    </div>
  );
}

/** Whether two requests ask for the same: what they carry beside the text. */
function isSame(one: ChatRequest, other: ChatRequest): boolean {
  const told = ({ stars, reviewParts, adParts, marketingParts }: ChatRequest) =>
    JSON.stringify([stars, reviewParts, adParts, marketingParts]);
  return told(one) === told(other);
}

type Props<T> = {
  asked: ChatRequest;
  card: Card;
  assistants: Assistants;
  /** Whether what the device kept is something told. */
  isTold: Shape;
  /** What the answered request tells. */
  answered: T;
  /** The same text asked with other parts. */
  askedWith: (told: T) => ChatRequest;
  /** Nothing in it is longer than a request may carry. */
  isSendable: (told: T) => boolean;
  line: (told: T) => string;
  startsOpen?: boolean;
  /** What stands on the slip; `foot` beside its own buttons. */
  children: (told: T, tell: (told: T) => void, foot: ReactNode) => ReactNode;
};

/**
 * On top of the receipt: what the answer was made from. Corrected, a draft changes at once; a model's answer stays until
 * it is asked for again, and the device keeps the correction meanwhile. What is typed stays as it is typed, whatever a
 * request makes of it.
 */
export function ReceiptSlip<T>(props: Props<T>) {
  const { asked, card, assistants, isTold, answered, askedWith, isSendable, line, children } =
    props;
  const { redraft, running, ask } = assistants;
  const follows = isDraft(card);
  const { place, isFolded, comeBackOpen, unfold, foldUp } = useFold(!props.startsOpen);
  const [own, setOwn] = useState<{ asked: ChatRequest; told: T }>();
  const isOwn = own !== undefined && (own.asked === asked || isSame(askedWith(own.told), asked));
  const told = isOwn ? own.told : answered;
  const isWaiting = isOwn && !isSame(askedWith(told), asked);
  const waiting = isWaiting ? { at: card.at, told } : undefined;
  useKeptDraft(`${asked.agentType}-slip`, waiting, (kept) => {
    const isMine = objectOf({ at: oneOf([card.at]), told: isTold })(kept);
    if (!isMine) return false;
    setOwn({ asked, told: (kept as { told: T }).told });
    comeBackOpen();
    return true;
  });
  const tell = (next: T) => {
    setOwn({ asked, told: next });
    if (follows && isSendable(next)) void redraft(askedWith(next));
  };
  useBusinessChanges(() => {
    if (follows && isSendable(told)) void redraft(askedWith(told));
  });
  const again = () => {
    if (running !== null) return;
    const { revision: _revision, ...plain } = askedWith(told);
    void ask(plain);
  };
  const foot = (
    <button type="button" className="plain-button" aria-expanded onClick={foldUp}>
      <ChevronUp className="icon" aria-hidden="true" /> {partWords.fold}
    </button>
  );
  return (
    <div className="slip-on-receipt" ref={place}>
      {isFolded ? (
        <Folded prompt={asked.prompt} line={line(told)} onUnfold={unfold} />
      ) : (
        <Slip title={partWords.title} hint={partWords.hint}>
          {children(told, tell, foot)}
          <p className="slip-note" role="status">
            {follows && isOwn && !isWaiting && partWords.rewritten}
          </p>
          {isWaiting && !follows && isSendable(told) && (
            <button
              type="button"
              className="button line"
              aria-disabled={running !== null}
              onClick={again}
            >
              {partWords.again}
            </button>
          )}
        </Slip>
      )}
    </div>
  );
}
