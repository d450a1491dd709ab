import { ChevronUp, Pencil } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { partWords } from "../../../../content/interface/parts.ts";
import type { ChatRequest, ChatSuccess } from "../../../../contract/gemini-chat.ts";
import { useDeviceData } from "../../../storage/use-device-data.ts";
import { Slip } from "../../../ui/slip.tsx";
import { useSettled } from "../../../ui/use-settled.ts";
import { useOpenedGroup } from "../parts/use-opened-group.ts";
import type { Assistants } from "../use-assistants.ts";
import { readingText } from "./reading-line.ts";
import { contextOf, type ReadReview } from "./review-request.ts";
import { SlipContent } from "./review-slip.tsx";
import { mergeReview, overlong, type ToldReview, toldIn } from "./told-review.ts";

/** Characters of the review that stand on the folded slip. */
const quoteLength = 60;

/** Milliseconds after the last key before a changed signature is drafted. */
const pause = 400;

function startOf(review: string): string {
  const line = review.replace(/\s+/g, " ");
  if (line.length <= quoteLength) return line;
  return `${line.slice(0, quoteLength).replace(/\s\S*$/, "")}…`;
}

type Answered = { asked: ChatRequest; result: ChatSuccess };
type Props = Answered & { assistants: Assistants; read: ReadReview };

/** The same review with other parts. */
function askedWith(
  asked: ChatRequest,
  told: ToldReview,
  { read, business }: ReadWith,
): ChatRequest {
  const { stars: _stars, business: _business, ...rest } = asked;
  const context = contextOf(told.stars, business);
  const reviewParts = mergeReview(read(asked.prompt, context), told);
  return { ...rest, ...context, reviewParts };
}

type ReadWith = { read: ReadReview; business: ChatRequest["business"] };

/** Drafts anew when the business is told otherwise: contact and signature stand in the reply. */
function useBusinessChanges(business: ChatRequest["business"], redraft: () => void): void {
  const settled = useSettled(business, pause);
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
  return { place, isFolded, unfold: () => fold(false), foldUp: () => fold(true) };
}

type FoldedProps = { review: string; line: string; onUnfold: () => void };

function Folded({ review, line, onUnfold }: FoldedProps) {
  return (
    <section className="slip folded" aria-label={partWords.understood}>
      <q>{startOf(review)}</q>
      <p className="slip-reading">{line}</p>
      <div className="slip-foot">
        <button type="button" className="plain-button" aria-expanded={false} onClick={onUnfold}>
          <Pencil className="i" aria-hidden="true" /> {partWords.correct}
        </button>
      </div>
    </section>
  );
}

/** On top of the receipt: what the reply was made from; corrected, a draft changes at once. */
export function ReceiptSlip({ asked, result, assistants, read }: Props) {
  const { business } = useDeviceData();
  const isDraft = result.provider === "local";
  const { place, isFolded, unfold, foldUp } = useFold(!result.notices?.includes("unclear-tone"));
  const [first] = useState(asked);
  /** What was told since a model answered: it waits for the next call. */
  const [waiting, setWaiting] = useState<{ asked: ChatRequest; told: ToldReview }>();
  const opened = useOpenedGroup();
  const reading = useMemo(
    () => read(asked.prompt, contextOf(asked.stars, asked.business)),
    [asked, read],
  );
  const isWaiting = waiting?.asked === asked;
  const told = isWaiting ? waiting.told : toldIn(reading, asked);
  const { redraft, running, ask } = assistants;
  const tell = (next: ToldReview) => {
    if (isDraft && overlong(next).length === 0) {
      void redraft(askedWith(asked, next, { read, business }));
    } else {
      setWaiting({ asked, told: next });
    }
  };
  useBusinessChanges(business, () => {
    if (isDraft) void redraft(askedWith(asked, told, { read, business }));
  });
  const again = () => {
    if (running !== null) return;
    const { revision: _revision, ...plain } = askedWith(asked, told, { read, business });
    void ask(plain);
  };
  const canAskAgain = isWaiting && !isDraft && overlong(told).length === 0;
  return (
    <div className="slip-on-receipt" ref={place}>
      {isFolded ? (
        <Folded review={asked.prompt} line={readingText(reading, told)} onUnfold={unfold} />
      ) : (
        <Slip title={partWords.title} hint={partWords.hint}>
          <SlipContent text={asked.prompt} read={reading} {...{ told, opened }} onTell={tell}>
            <button type="button" className="plain-button" aria-expanded onClick={foldUp}>
              <ChevronUp className="i" aria-hidden="true" /> {partWords.fold}
            </button>
          </SlipContent>
          <p className="slip-note" role="status">
            {isDraft && asked !== first && partWords.rewritten}
          </p>
          {canAskAgain && (
            <button
              type="button"
              className="btn line"
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
