import { ClipboardPaste, SquareArrowOutUpRight } from "lucide-react";
import { type MouseEvent, useId, useRef, useState } from "react";
import { assistantWords } from "../../../../content/interface/assistants.ts";
import { handOffWords as words } from "../../../../content/interface/hand-off.ts";
import type { ChatRequest } from "../../../../contract/gemini-chat.ts";
import { keepDraft } from "../../../storage/use-device-data.ts";
import { copyText } from "../../../ui/copy-text.ts";
import { showToast } from "../../../ui/toast.ts";
import { PasteReply } from "./paste-reply.tsx";
import "../parts/parts.css";
import "./hand-off.css";

type Props = {
  /** What is handed over, as it stands now. */
  request: ChatRequest;
  compose: (request: ChatRequest) => string;
  /** Takes what was pasted back, with the request that it answers. */
  onPasted: (asked: ChatRequest, text: string) => void;
  /** There is nothing better to do on the card. */
  isFirst: boolean;
};

/** Copies the request, shows it to whoever wants to see what goes, and opens Gemini. */
function GoThere({ text, isFirst, onGo }: { text: string; isFirst: boolean; onGo: () => void }) {
  const shown = useRef<HTMLPreElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const copy = async (_event: MouseEvent) => {
    onGo();
    if (!shown.current || !details.current) return;
    // What is to be copied by hand must be seen.
    if (!navigator.clipboard) details.current.open = true;
    const copied = await copyText(text, shown.current);
    if (!copied) details.current.open = true;
    showToast(copied ? words.copied : { ...assistantWords.copyFailed, tone: "error" });
  };
  return (
    <div>
      <a
        className={isFirst ? "button" : "button line"}
        href={words.address}
        target="_blank"
        rel="noopener"
        onClick={(event) => void copy(event)}
      >
        {words.go} <SquareArrowOutUpRight className="icon" aria-hidden="true" />
        <span className="screen-reader"> ({words.newTab})</span>
      </a>
      <p>{words.goHint}</p>
      <details className="hand-off-request" ref={details}>
        <summary>{words.see}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
        <pre ref={shown} tabIndex={0}>
          {text}
        </pre>
      </details>
    </div>
  );
}

/** The way to a model of the visitor's own, and back through our checks. */
export function HandOff({ request, compose, onPasted, isFirst }: Props) {
  const id = useId();
  /** What was copied last: the answer that comes back belongs to it, whatever was typed meanwhile. */
  const [sent, setSent] = useState<ChatRequest>();
  const [isPasting, setPasting] = useState(false);
  const text = compose(request);
  const form = `paste-${request.agentType}`;
  const close = () => {
    setPasting(false);
    keepDraft(form, undefined);
  };
  const take = (pasted: string) => {
    close();
    onPasted(sent ?? request, pasted);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of fields, and no landmark: each card has one
    <div className="hand-off" role="group" aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      <p className="soft">{words.lead}</p>
      <ol>
        <li>
          <GoThere text={text} isFirst={isFirst} onGo={() => setSent(request)} />
        </li>
        <li>
          <div>
            <button
              type="button"
              className="button line"
              aria-expanded={isPasting}
              onClick={isPasting ? close : () => setPasting(true)}
            >
              <ClipboardPaste className="icon" aria-hidden="true" /> {words.paste}
            </button>
            <p>{words.pasteHint}</p>
          </div>
        </li>
      </ol>
      {isPasting && <PasteReply form={form} ours={compose(sent ?? request)} onTake={take} />}
    </div>
  );
}
