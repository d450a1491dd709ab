import { assistantWords } from "../../../content/interface/assistants.ts";
import { goesOn } from "./card.ts";
import { AgentOutcome } from "./outcome.tsx";
import { TextForm } from "./text-form.tsx";
import type { Assistants } from "./use-assistants.ts";
import { type Told, useDraft } from "./use-draft.ts";

type Props = { agent: "marketing"; assistants: Assistants };

const nothing: Told = {};

/** Marketing and ad cards. */
export function TextAgent({ agent, assistants }: Props) {
  const { submit, busy } = assistantWords.agents[agent];
  const draft = useDraft(nothing);
  const isBusy = assistants.running === agent && !goesOn(assistants.request);
  return (
    <>
      <TextForm
        words={assistantWords.fields[agent]}
        long={agent !== "marketing"}
        assistants={assistants}
        draft={draft}
        button={{ label: submit, busy, isBusy }}
        toRequest={(prompt) => ({ prompt, agentType: agent })}
      />
      <AgentOutcome agent={agent} assistants={assistants} />
    </>
  );
}
