import { reviewWords } from "../../../content/interface/reviews.ts";
import type { Notice } from "../../../contract/gemini-chat.ts";

/** What a careful owner should know before the reply is published. */
export function ReviewNotices({ notices }: { notices: readonly Notice[] }) {
  // A newer server may know more of them than this page.
  const sentences = [...new Set(notices)].flatMap((notice) => reviewWords.notices[notice] ?? []);
  if (sentences.length === 0) return null;
  return (
    <div className="note mb-5 no-print">
      <b>{reviewWords.beforePublishing}</b>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
