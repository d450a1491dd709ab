import { assistantWords } from "../../../content/interface/assistants.ts";
import type { ChatRequest } from "../../../contract/gemini-chat.ts";
import type { Assistants } from "./assistants.ts";
import { continueExchange } from "./continue-exchange.ts";
import { StopButton } from "./stop-button.tsx";
import { TextForm } from "./text-form.tsx";
import { textForm, useDraft } from "./use-draft.ts";

type Props = { assistants: Assistants; asked: ChatRequest; answer: string };

const form = textForm("ask-more");

/** 'Perguntar mais': goes on from the answer above it, which gives way to the next one. */
export function AskMore({ assistants, asked, answer }: Props) {
  const { submit, ...words } = assistantWords.askMore;
  const draft = useDraft(form, assistants.arrival);
  const isBusy = assistants.running === "marketing" && assistants.request?.exchange !== undefined;
  return (
    <TextForm
      words={words}
      long={false}
      assistants={assistants}
      draft={draft}
      button={{ label: submit, busy: assistantWords.agents.marketing.busy, isBusy, isSecond: true }}
      toRequest={(prompt) => continueExchange(prompt, asked, answer)}
    >
      {isBusy && <StopButton onStop={assistants.stop} />}
    </TextForm>
  );
}
