import { useEffect } from "react";
import { assistantWords } from "../../../../content/interface/assistants.ts";
import type { ChatRequest } from "../../../../contract/gemini-chat.ts";
import { useDeviceData } from "../../../storage/use-device-data.ts";
import { useLate } from "../../../ui/use-late.ts";
import type { Assistants } from "../assistants.ts";
import { goesOn } from "../card.ts";
import { HandOffRegion } from "../hand-off/hand-off-region.tsx";
import { prepareDraft } from "../local-draft.ts";
import { AgentOutcome } from "../outcome.tsx";
import { ByTapsButton } from "../parts/by-taps-button.tsx";
import { TextForm } from "../text-form.tsx";
import { type DraftForm, isLongEnough, useDraft } from "../use-draft.ts";
import { useSharedText } from "../use-shared-text.ts";
import { ReviewNotices } from "./review-notices.tsx";
import { reviewParts } from "./review-parts.ts";
import { ReviewTone } from "./review-tone.tsx";
import type { ToldReview } from "./told-review.ts";

const form: DraftForm<ToldReview> = {
  name: "reviews",
  nothing: {},
  loadTold: async () => (await reviewParts.load()).isToldReview,
  separator: "\n\n",
};

/** The review card: a text, what was understood of it, and the reply. */
export function ReviewAgent({ assistants }: { assistants: Assistants }) {
  const { business } = useDeviceData();
  const draft = useDraft(form, assistants.arrival);
  const { text, told, tell } = draft;
  useSharedText(draft);
  const card = assistants.cards.reviews ?? {};
  const { result, asked, isPasted } = card;
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
        name="reviews"
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
              card={card}
              assistants={assistants}
              read={slips.readReviewParts}
            />
          )
        }
        notices={<ReviewNotices assistants={assistants} />}
        changes={!isPasted && <ReviewTone assistants={assistants} />}
      />
      <HandOffRegion agent="reviews" assistants={assistants} request={handedOver} />
    </>
  );
}
