import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { handOffWords as words } from "../../../../content/interface/hand-off.ts";
import type { ChatRequest } from "../../../../contract/gemini-chat.ts";
import { type Finding, type ReviewAction, reviewActions } from "../../../../contract/parts.ts";
import { AdPieces } from "../ads/ad-pieces.tsx";
import { readPastedAd } from "./read-pasted-ad.ts";
import { withoutSentence, withWords } from "./take-sentence.ts";
import "./hand-off.css";

/** Looks at a text for an agent; drafting/guard. */
export type CheckText = (text: string, asked: ChatRequest) => Finding[];

type Props = {
  text: string;
  asked: ChatRequest;
  check: CheckText;
  onText: (text: string) => void;
  /** The owner stands by something that the text promises. */
  onAsked: (asked: ChatRequest) => void;
};

function withAction(asked: ChatRequest, action: ReviewAction): ChatRequest {
  const { reviewParts = {} } = asked;
  return {
    ...asked,
    reviewParts: { ...reviewParts, actions: [...(reviewParts.actions ?? []), action] },
  };
}

/** What the owner may say to stand by a promise: the check then finds nothing in it. */
function actionFor(
  { rule, start }: Finding,
  { text, asked, check }: Props,
): ReviewAction | undefined {
  if (asked.agentType !== "reviews" || rule !== "promise") return undefined;
  const isGone = (action: ReviewAction) =>
    !check(text, withAction(asked, action)).some((finding) => finding.start === start);
  return reviewActions.find(
    (action) => !asked.reviewParts?.actions?.includes(action) && isGone(action),
  );
}

/** The text with its findings marked. */
function Marked({ text, findings }: { text: string; findings: readonly Finding[] }) {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of findings) {
    pieces.push(text.slice(from, start));
    pieces.push(
      <mark className="found-words" key={start}>
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return (
    <p className="answer-text" tabIndex={-1}>
      {pieces}
      {text.slice(from)}
    </p>
  );
}

function dayOf(iso: string): string {
  return iso.slice(0, 10).split("-").toReversed().join("/");
}

/** One finding: why, by which rule, and what can be done about it; nothing is done unasked. */
function Care({ finding, ...props }: Props & { finding: Finding }) {
  const { text, asked, onText, onAsked } = props;
  const { title, reason, reference, instead } = finding;
  const action = actionFor(finding, props);
  return (
    <div className="care">
      <TriangleAlert className="icon" aria-hidden="true" />
      <div>
        <b>{title}.</b> {reason}
        {reference && (
          <small>{words.checkedOn(reference.article, dayOf(reference.checkedOn))}</small>
        )}
        <div className="actions">
          {action && (
            <button
              type="button"
              className="button line"
              onClick={() => onAsked(withAction(asked, action))}
            >
              {words.confirm[action]}
            </button>
          )}
          {instead && (
            <button
              type="button"
              className="button line"
              onClick={() => onText(withWords(text, finding, instead))}
            >
              {words.use(instead)}
            </button>
          )}
          <button
            type="button"
            className="button line"
            onClick={() => onText(withoutSentence(text, finding))}
          >
            {words.takeOut}
          </button>
        </div>
      </div>
    </div>
  );
}

/** What was pasted back, as it was pasted: what needs a look is marked and told, and only a tap changes it. */
export function PastedAnswer(props: Props) {
  const { text, asked, check } = props;
  const findings = check(text, asked);
  const pieces = asked.agentType === "ads" ? readPastedAd(text) : [];
  return (
    <>
      {pieces.length > 0 && findings.length === 0 ? (
        <AdPieces pieces={pieces} />
      ) : (
        <Marked text={text} findings={findings} />
      )}
      {findings.length > 0 && (
        <div className="care-list">
          {findings.map((finding) => (
            <Care key={finding.start} finding={finding} {...props} />
          ))}
        </div>
      )}
    </>
  );
}
