import type { ReactNode } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import type { AgentType } from "../../../contract/gemini-chat.ts";

type Props = { agent: AgentType; picture?: ReactNode; children: ReactNode };

/** Frame of a card: title and help in the margin, the work beside it. */
export function AgentSection({ agent, picture, children }: Props) {
  const { title, hint } = assistantWords.agents[agent];
  return (
    <section className="agent" id={agent} aria-labelledby={`${agent}-title`}>
      <header>
        {picture}
        <h2 id={`${agent}-title`}>{title}</h2>
        <p className="side">{hint}</p>
      </header>
      <div className="column">{children}</div>
    </section>
  );
}
