import { adGuardWords as words } from "../../../../content/interface/ad-guard.ts";
import type { ChatRequest, ChatSuccess } from "../../../../contract/gemini-chat.ts";
import { untold } from "./ad-request.ts";

type Props = { asked: ChatRequest; result: ChatSuccess };

/** What the guard kept out of ads that were made without asking: nothing is left out in silence. */
export function AdNotices({ asked, result }: Props) {
  const stopped = untold(result.findings, asked);
  if (stopped.length === 0) return null;
  return (
    <div className="note mb-5 no-print">
      <b>{words.stopped}</b>
      {stopped.map(({ start, words: said, title, reason }) => (
        <p key={start}>
          “{said}”: {title}. {reason}
        </p>
      ))}
    </div>
  );
}
