import { Square } from "lucide-react";
import type { MouseEvent } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";

/** It goes with the request: the focus returns to the busy button that began it. */
function giveFocusBack({ currentTarget }: MouseEvent): void {
  currentTarget.closest(".agent")?.querySelector<HTMLElement>("button:has(.spin)")?.focus();
}

/** The one control that stays alive while a request runs. */
export function StopButton({ onStop }: { onStop: () => void }) {
  const stop = (event: MouseEvent) => {
    giveFocusBack(event);
    onStop();
  };
  return (
    <button type="button" className="button line" onClick={stop}>
      <Square className="icon" aria-hidden="true" /> {assistantWords.stop}
    </button>
  );
}
