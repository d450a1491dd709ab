import { useEffect } from "react";
import { assistantWords } from "../../../../content/interface/assistants.ts";
import { marketingWords as words } from "../../../../content/interface/marketing.ts";
import type { CardSuggestion, ChatRequest } from "../../../../contract/gemini-chat.ts";
import { useDeviceData } from "../../../storage/use-device-data.ts";
import { useLate } from "../../../ui/use-late.ts";
import type { Assistants } from "../assistants.ts";
import { goesOn, isAnswered, isDraft } from "../card.ts";
import { HandOffRegion } from "../hand-off/hand-off-region.tsx";
import { prepareDraft } from "../local-draft.ts";
import { ByTapsButton } from "../parts/by-taps-button.tsx";
import { Reserved } from "../reserved.tsx";
import { TextForm } from "../text-form.tsx";
import { isLongEnough, type Told, textForm, useDraft } from "../use-draft.ts";
import {
  BelowAnswer,
  cardsOfMarketing,
  isChoiceOf,
  MarketingOutcome,
} from "./marketing-answer.tsx";

const nothing: Told = {};
const form = textForm("marketing");

/** What the cards say follows once nothing else is to be done, so that a draft needs no network; Safari has no such call. */
function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run, 200);
}

/** The marketing card: a question, its written answer or a model's, and the ways on. */
export function MarketingAgent({ assistants }: { assistants: Assistants }) {
  const { business } = useDeviceData();
  const draft = useDraft(form, assistants.arrival);
  const { text, told, tell } = draft;
  const { running, request, ask } = assistants;
  const card = assistants.cards.marketing;
  const answered = isAnswered(card) ? card : undefined;
  const isWanted = text !== "" || told.byTaps === true || answered !== undefined;
  const cards = useLate(cardsOfMarketing, isWanted, text);
  useEffect(() => {
    if (!cards) return;
    prepareDraft("marketing");
    whenIdle(() => void cards.loadAll().catch(() => undefined));
  }, [cards]);

  const toRequest = (prompt: string): ChatRequest => ({
    prompt,
    agentType: "marketing",
    ...(business && { business }),
  });
  const askOther = (suggestion: CardSuggestion) => {
    if (cards && answered) void ask(cards.askedOfCard(answered.asked, suggestion));
  };
  const askSubject = (suggestion: CardSuggestion) => {
    tell(nothing);
    if (cards) void ask(cards.askedByTitle(suggestion, business));
  };
  const isNotFound =
    answered !== undefined && isDraft(answered) && !answered.result.card && !isChoiceOf(answered);
  const showsSubjects = told.byTaps === true || isNotFound;
  const { submit, busy } = assistantWords.agents.marketing;

  return (
    <>
      <TextForm
        words={assistantWords.fields.marketing}
        long={false}
        assistants={assistants}
        draft={draft}
        button={{
          label: submit,
          busy,
          isBusy: running === "marketing" && !goesOn(request),
          isSecond: answered !== undefined && !isLongEnough(text),
        }}
        toRequest={toRequest}
      />
      <MarketingOutcome cards={cards} card={answered} assistants={assistants} />
      <Reserved name="marketing-below">
        {answered && (
          <BelowAnswer {...{ cards, assistants, isNotFound }} card={answered} onAsk={askOther} />
        )}
        {!showsSubjects && (
          <ByTapsButton label={words.subjects} onPress={() => tell({ byTaps: true })} />
        )}
        {cards && showsSubjects && (
          <cards.Subjects
            cards={cards.indexedCards.map(({ card }) => card)}
            isBusy={running !== null}
            onAsk={askSubject}
          />
        )}
      </Reserved>
      <HandOffRegion
        agent="marketing"
        assistants={assistants}
        request={isLongEnough(text) ? toRequest(text.trim()) : answered?.asked}
        isFirst={isNotFound}
      />
    </>
  );
}
