import { handOffWords as words } from "../../../../content/interface/hand-off.ts";
import type { AgentType, ChatRequest } from "../../../../contract/gemini-chat.ts";
import { late } from "../../../ui/late.ts";
import { showToast } from "../../../ui/toast.ts";
import { useLate } from "../../../ui/use-late.ts";
import type { Assistants } from "../assistants.ts";
import { type Card, withPasted } from "../card.ts";
import { Reserved } from "../reserved.tsx";

export const handOff = late(async () => {
  const [{ HandOff }, { loadComposer }] = await Promise.all([
    import("./hand-off.tsx"),
    import("../../../../drafting/engine/index.ts"),
  ]);
  return { HandOff, compose: await loadComposer() };
});

const pastedOf = (agent: AgentType) =>
  late(async () => {
    const [{ PastedAnswer }, { loadAnswerCheck }] = await Promise.all([
      import("./pasted-answer.tsx"),
      import("../../../../drafting/engine/index.ts"),
    ]);
    return { PastedAnswer, check: await loadAnswerCheck(agent) };
  });

export const pastedAnswers = {
  reviews: pastedOf("reviews"),
  ads: pastedOf("ads"),
  marketing: pastedOf("marketing"),
  roi: pastedOf("roi"),
};

type Props = {
  agent: AgentType;
  assistants: Assistants;
  /** What would be asked now; undefined as long as there is nothing to ask. */
  request: ChatRequest | undefined;
  /** There is nothing better to do on the card. */
  isFirst?: boolean;
};

/** Below every card, once there is something to hand over. */
export function HandOffRegion({ agent, assistants, request, isFirst }: Props) {
  const module = useLate(handOff, request !== undefined);
  const take = (asked: ChatRequest, text: string) => {
    const at = new Date().toISOString();
    assistants.show(asked, (card) => withPasted(card, asked, text, at));
    showToast(words.pasted);
  };
  return (
    <Reserved name={`${agent}-hand-off`}>
      {module && request && (
        <module.HandOff
          request={request}
          compose={module.compose}
          onPasted={take}
          isFirst={isFirst ?? false}
        />
      )}
    </Reserved>
  );
}

type PastedProps = { agent: AgentType; card: Card; assistants: Assistants };

/** The text of an answer that was pasted: as it is, until its check has been fetched. */
export function PastedText({ agent, card, assistants }: PastedProps) {
  const module = useLate(pastedAnswers[agent], true);
  const { result, asked } = card;
  if (!result || !asked) return null;
  if (!module) return <p className="answer-text">{result.text}</p>;
  return (
    <module.PastedAnswer
      text={result.text}
      asked={asked}
      check={module.check}
      onText={(text) =>
        assistants.change(agent, (before) => ({ ...before, result: { ...result, text } }))
      }
      onAsked={(next) => assistants.change(agent, (before) => ({ ...before, asked: next }))}
    />
  );
}
