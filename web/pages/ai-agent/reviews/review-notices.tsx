import { reviewWords } from "../../../../content/interface/reviews.ts";
import type { Assistants } from "../assistants.ts";

/** What a careful owner should know before the reply is published. */
export function ReviewNotices({ assistants }: { assistants: Assistants }) {
  // A newer server may know more of them than this page.
  const notices = [...new Set(assistants.cards.reviews?.result?.notices)].filter((notice) =>
    Object.hasOwn(reviewWords.notices, notice),
  );
  if (notices.length === 0) return null;
  return (
    <div className="note mb-5 no-print">
      <b>{reviewWords.beforePublishing}</b>
      {notices.map((notice) => (
        <p key={notice}>{reviewWords.notices[notice]}</p>
      ))}
    </div>
  );
}
