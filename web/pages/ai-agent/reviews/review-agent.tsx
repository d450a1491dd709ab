import { SlidersHorizontal } from "lucide-react";
import { useEffect, useState } from "react";
import { assistantWords } from "../../../../content/interface/assistants.ts";
import type { ChatRequest } from "../../../../contract/gemini-chat.ts";
import { useDeviceData } from "../../../storage/use-device-data.ts";
import { useLate } from "../../../ui/use-late.ts";
import { goesOn } from "../card.ts";
import { HandOffRegion } from "../hand-off/hand-off-region.tsx";
import { prepareDraft } from "../local-draft.ts";
import { AgentOutcome } from "../outcome.tsx";
import { ByTapsButton } from "../parts/by-taps-button.tsx";
import { TextForm } from "../text-form.tsx";
import type { Assistants } from "../use-assistants.ts";
import { isLongEnough, useDraft } from "../use-draft.ts";
import { ReviewNotices } from "./review-notices.tsx";
import { reviewParts } from "./review-parts.ts";
import { ReviewTone } from "./review-tone.tsx";
import { nothingTold, type ToldReview } from "./told-review.ts";

/** The review card: a text, what was understood of it, and the reply. */
export function ReviewAgent({ assistants }: { assistants: Assistants }) {
  const { business } = useDeviceData();
  const draft = useDraft<ToldReview>(nothingTold);
  const { text, told, tell } = draft;
  const [isAdjusting, setAdjusting] = useState(false);
  const { result, asked, isPasted } = assistants.cards.reviews ?? {};
  const isAsked = isLongEnough(text) || told.byTaps === true;
  const slips = useLate(reviewParts, text !== "" || isAsked || result !== undefined, text);
  useEffect(() => {
    if (slips) prepareDraft("reviews");
  }, [slips]);
  const { submit, busy } = assistantWords.agents.reviews;
  const { running, request } = assistants;

  const toRequest = (prompt: string): ChatRequest =>
    slips
      ? slips.reviewRequest(prompt, text, told, { read: slips.readReviewParts, business })
      : { prompt, agentType: "reviews", ...(business && { business }) };

  const handedOver = isLongEnough(text) ? toRequest(text.trim()) : asked;

  return (
    <>
      <TextForm
        words={assistantWords.fields.reviews}
        long
        assistants={assistants}
        draft={draft}
        button={{
          label: submit,
          busy,
          isBusy: running === "reviews" && !goesOn(request),
          isSecond: result !== undefined && !isAsked,
        }}
        parts={
          <>
            {!isAsked && <ByTapsButton onPress={() => tell({ ...told, byTaps: true })} />}
            {isAsked && slips && (
              <slips.FormSlip text={text} told={told} onTell={tell} read={slips.readReviewParts} />
            )}
          </>
        }
        toRequest={toRequest}
        {...(slips && { promptOf: slips.promptOfTaps })}
      />
      <AgentOutcome
        agent="reviews"
        assistants={assistants}
        slip={
          slips &&
          asked &&
          result && (
            <slips.ReviewReceiptSlip
              key={asked.prompt}
              asked={asked}
              result={result}
              assistants={assistants}
              read={slips.readReviewParts}
            />
          )
        }
        notices={<ReviewNotices assistants={assistants} />}
        actions={() => (
          <button
            type="button"
            className="button line"
            aria-expanded={isAdjusting}
            onClick={() => setAdjusting(!isAdjusting)}
          >
            <SlidersHorizontal className="icon" aria-hidden="true" /> {assistantWords.adjust}
          </button>
        )}
      >
        {isAdjusting && !isPasted && <ReviewTone assistants={assistants} />}
      </AgentOutcome>
      <HandOffRegion
        agent="reviews"
        assistants={assistants}
        request={handedOver}
        onPasted={draft.answered}
      />
    </>
  );
}
