import { assistantWords } from "../../../content/interface/assistants.ts";
import { goesOn } from "./card.ts";
import { AgentOutcome } from "./outcome.tsx";
import { TextForm } from "./text-form.tsx";
import type { Assistants } from "./use-assistants.ts";

type Props = { agent: keyof typeof assistantWords.fields; assistants: Assistants };

/** Review, marketing and ad cards. */
export function TextAgent({ agent, assistants }: Props) {
  const { submit, busy } = assistantWords.agents[agent];
  const isBusy = assistants.running === agent && !goesOn(assistants.request);
  return (
    <>
      <TextForm
        words={assistantWords.fields[agent]}
        long={agent !== "marketing"}
        assistants={assistants}
        button={{ label: submit, busy, isBusy }}
        asksStars={agent === "reviews"}
        toRequest={(prompt, stars) => ({ prompt, agentType: agent, ...(stars && { stars }) })}
      />
      <AgentOutcome agent={agent} assistants={assistants} />
    </>
  );
}
