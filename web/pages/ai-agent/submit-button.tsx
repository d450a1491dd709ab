import { assistantWords } from "../../../content/interface/assistants.ts";
import type { AgentType } from "../../../contract/gemini-chat.ts";

type Props = { agent: AgentType; running: AgentType | null };

/** Only the running card shows its busy label; all are disabled meanwhile and keep their focus. */
export function SubmitButton({ agent, running }: Props) {
  const { submit, busy } = assistantWords.agents[agent];
  return (
    <button type="submit" className="btn" aria-disabled={running !== null}>
      {running === agent ? (
        <>
          <span className="spin" aria-hidden="true" /> {busy}
        </>
      ) : (
        submit
      )}
    </button>
  );
}
