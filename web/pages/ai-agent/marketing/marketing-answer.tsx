import { marketingWords as words } from "../../../../content/interface/marketing.ts";
import type { CardSuggestion } from "../../../../contract/gemini-chat.ts";
import type { Answered as KeptAnswered } from "../../../storage/kept-answers.ts";
import { late } from "../../../ui/late.ts";
import { AskMore } from "../ask-more.tsx";
import type { Assistants } from "../assistants.ts";
import { type Card, isDraft, shownText } from "../card.ts";
import { today } from "../local-draft.ts";
import { AgentOutcome } from "../outcome.tsx";
import { useWrittenCard } from "./use-written-card.ts";

/** The written cards with what computes in them, and how they are shown. */
export const cardsOfMarketing = late(async () => {
  const [chunk, door] = await Promise.all([
    import("./marketing-chunk.ts"),
    import("../../../../drafting/engine/index.ts").then(({ loadCards }) => loadCards()),
  ]);
  return { ...chunk, ...door };
});

export type Cards = Awaited<ReturnType<typeof cardsOfMarketing.load>>;

export type Answered = Card & KeptAnswered;

type Written = Awaited<ReturnType<Cards["loadCard"]>>;
type AnswerProps = { cards: Cards; card: Answered; found: Written };
type BodyProps = AnswerProps & { assistants: Assistants };

/** What of a written answer is more than its text. */
function WrittenAnswer({ cards, card, found, assistants }: BodyProps) {
  if (found?.kind !== "answer") return <p className="answer-text">{shownText(card)}</p>;
  const { asked } = card;
  const { prompt } = asked;
  const { id, tool } = found.card;
  return (
    <cards.AnswerBody
      question={prompt}
      card={found.card}
      source={card.result.sources?.[0]}
      sum={
        tool && {
          tool: cards.tools[tool],
          read: cards.readToolInputs(tool, prompt),
          given: asked.marketingParts?.fields,
          today: today(),
          onFill: (typed) => void assistants.redraft(cards.filledIn(asked, id, typed)),
        }
      }
    />
  );
}

/** Questions that the card itself leads to. */
function FollowUps({ cards, card, found, assistants }: BodyProps) {
  const { running, ask } = assistants;
  if (found?.kind !== "answer" || found.card.followUps.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none
    <div className="chip-list follow-ups" role="group" aria-label={words.followUps}>
      {found.card.followUps.map((next) => (
        <button
          key={next.card}
          type="button"
          className="chip plain"
          aria-disabled={running !== null}
          onClick={() =>
            running === null && void ask(cards.followUp(card.asked, card.result.text, next))
          }
        >
          {next.question}
        </button>
      ))}
    </div>
  );
}

function dayOf(iso: string): string {
  return iso.slice(0, 10).split("-").toReversed().join("/");
}

/** Nothing is surely meant: cards to choose from, instead of an answer. */
export function isChoiceOf({ result }: Answered): boolean {
  return !result.card && (result.suggestions?.length ?? 0) > 0;
}

type OutcomeProps = {
  cards: Cards | undefined;
  card: Answered | undefined;
  assistants: Assistants;
};

/** The answer of a draft as its card has it, and any other as it came. */
export function MarketingOutcome({ cards, card, assistants }: OutcomeProps) {
  const isOurs = card !== undefined && isDraft(card);
  const isChoice = isOurs && isChoiceOf(card);
  const told = card?.result.card;
  const found = useWrittenCard(cards?.loadCard, isOurs ? told?.id : undefined);
  const writing = cards && card && found?.kind === "writing" && (
    <cards.WritingSlip
      key={`${found.card.id} ${card.asked.prompt}`}
      card={found.card}
      findings={card.result.findings ?? []}
      read={cards.readFields(found.card, card.asked.prompt)}
      asked={card.asked}
      onFill={(next) => void assistants.redraft(next)}
    />
  );
  return (
    <AgentOutcome
      agent="marketing"
      assistants={assistants}
      slip={writing}
      instead={
        cards && isOurs && !told && !isChoice && <cards.NotFound question={card.asked.prompt} />
      }
      body={() =>
        cards &&
        card &&
        (found || isChoice) && <WrittenAnswer {...{ cards, card, found, assistants }} />
      }
      {...(told && { fine: words.byPeople(dayOf(told.checkedOn)) })}
    >
      {cards && isOurs && <FollowUps {...{ cards, card, found, assistants }} />}
    </AgentOutcome>
  );
}

type BelowProps = {
  cards: Cards | undefined;
  card: Answered;
  assistants: Assistants;
  isNotFound: boolean;
  onAsk: (card: CardSuggestion) => void;
};

/** What else can be asked after an answer, or instead of it. */
export function BelowAnswer({ cards, card, assistants, isNotFound, onAsk }: BelowProps) {
  const { result, asked } = card;
  return (
    <>
      {!isNotFound && <AskMore assistants={assistants} asked={asked} answer={result.text} />}
      {cards && (
        <cards.Suggestions
          title={isDraft(card) && isChoiceOf(card) ? words.choose : words.otherwise}
          cards={result.suggestions ?? []}
          isBusy={assistants.running !== null}
          onAsk={onAsk}
        />
      )}
    </>
  );
}
