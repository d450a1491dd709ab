import { Check, OctagonAlert } from "lucide-react";
import { Fragment } from "react";
import { adGuardWords as words } from "../../../../content/interface/ad-guard.ts";
import type { Finding } from "../../../../contract/parts.ts";
import "./guard-panel.css";

type Choices = {
  leftOut: readonly string[];
  onUse: (finding: Finding) => void;
  /** Leaves the words out of the ad, or takes that back. */
  onLeaveOut: (words: string, isOut: boolean) => void;
  onAddPrices: () => void;
};

type Props = Choices & { id: string; text: string; findings: readonly Finding[] };

/** Characters shown around the marked words. */
const around = 40;

/** Where the quote begins and ends: at whole words around the first and the last finding. */
function quoteEnds(text: string, findings: readonly Finding[]): [number, number] {
  const first = Math.max(0, (findings[0]?.start ?? 0) - around);
  const last = Math.min(text.length, (findings.at(-1)?.end ?? 0) + around);
  const start = first === 0 ? 0 : text.indexOf(" ", first) + 1 || first;
  const end = last === text.length ? last : text.lastIndexOf(" ", last);
  return [Math.min(start, findings[0]?.start ?? 0), Math.max(end, findings.at(-1)?.end ?? 0)];
}

/** The owner's own words, with a number behind each passage. */
function Quote({ text, findings }: Pick<Props, "text" | "findings">) {
  const [start, end] = quoteEnds(text, findings);
  const before = (at: number) => (at === 0 ? start : (findings[at - 1]?.end ?? start));
  return (
    <p className="guard-quote">
      {start > 0 && "…"}
      {findings.map((finding, at) => (
        <Fragment key={finding.start}>
          {text.slice(before(at), finding.start)}
          <u>{finding.words}</u>
          <sup>{at + 1}</sup>
        </Fragment>
      ))}
      {text.slice(findings.at(-1)?.end ?? start, end)}
      {end < text.length && "…"}
    </p>
  );
}

function dayOf(iso: string): string {
  return iso.slice(0, 10).split("-").toReversed().join("/");
}

function Choice({ finding, ...choices }: Choices & { finding: Finding }) {
  const { rule, words: said, instead } = finding;
  const { leftOut, onUse, onLeaveOut, onAddPrices } = choices;
  if (leftOut.includes(said)) {
    return (
      <div className="guard-choice">
        <span className="guard-left">
          <Check className="icon" aria-hidden="true" /> {words.left}
        </span>
        <button type="button" className="button quiet" onClick={() => onLeaveOut(said, false)}>
          {words.backIn}
        </button>
      </div>
    );
  }
  return (
    <div className="guard-choice">
      {instead && (
        <button type="button" className="button line" onClick={() => onUse(finding)}>
          <Check className="icon" aria-hidden="true" /> {words.use(instead)}
        </button>
      )}
      <button
        type="button"
        className={instead ? "button quiet" : "button line"}
        onClick={() => onLeaveOut(said, true)}
      >
        {!instead && <Check className="icon" aria-hidden="true" />} {words.leaveOut}
      </button>
      {rule === "hidden-price" && (
        <button type="button" className="button quiet" onClick={onAddPrices}>
          {words.addPrices}
        </button>
      )}
    </div>
  );
}

/** What must not be advertised as it stands: quoted, numbered, explained, and stopped until it is chosen. */
export function GuardPanel({ id, text, findings, ...choices }: Props) {
  const open = findings.filter(({ words: said }) => !choices.leftOut.includes(said)).length;
  const isSettled = open === 0;
  return (
    <section
      className={isSettled ? "guard settled" : "guard"}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className="guard-head">
        <OctagonAlert className="icon" aria-hidden="true" />
        <div>
          <h3 id={`${id}-title`}>{isSettled ? words.settled.title : words.title(open)}</h3>
          <p role="status">{isSettled ? words.settled.text : words.text(open)}</p>
        </div>
      </div>
      <div className="guard-body">
        <Quote text={text} findings={findings} />
        <ol>
          {findings.map((finding) => (
            <li key={finding.start}>
              <div>
                <h4>{finding.title}</h4>
                <p>{finding.reason}</p>
                {finding.reference && (
                  <p className="guard-law">
                    {words.checkedOn(finding.reference.article, dayOf(finding.reference.checkedOn))}
                  </p>
                )}
                <Choice finding={finding} {...choices} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
