import { Copy, MessageCircle, SlidersHorizontal } from "lucide-react";
import type { MouseEvent, RefObject } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import { toWhatsApp, whatsAppLink } from "../../../domain/whatsapp/whatsapp-link.ts";
import { copyText } from "../../ui/copy-text.ts";
import { showToast } from "../../ui/toast.ts";

/** Says whether it was copied. */
export async function copyAnswer(text: string, shownIn: HTMLElement): Promise<boolean> {
  const copied = await copyText(text, shownIn);
  showToast(copied ? assistantWords.copied : { ...assistantWords.copyFailed, tone: "error" });
  return copied;
}

/** Back to what the answer was made from: its slip, the words that were filled in, else the form. */
function leadToParts({ currentTarget }: MouseEvent): void {
  const card = currentTarget.closest(".agent");
  const folded = card?.querySelector<HTMLElement>(".slip.folded .plain-button");
  const field = ".slip-on-receipt :is(input,a,button), form :is(textarea,input)";
  if (folded) folded.click();
  else card?.querySelector<HTMLElement>(field)?.focus();
}

type Props = {
  title: string;
  text: string;
  shown: RefObject<HTMLElement | null>;
  copyLabel?: string | undefined;
  /** The text was copied, or sent on. */
  onTaken: () => void;
};

/** What to do with an answer: copying it comes first. */
export function ResultBar({ title, text, shown, copyLabel, onTaken }: Props) {
  const copy = async () => {
    if (shown.current && (await copyAnswer(text, shown.current))) onTaken();
  };
  return (
    <div className="result-bar">
      <button type="button" className="button" onClick={() => void copy()}>
        <Copy className="icon" aria-hidden="true" /> {copyLabel ?? assistantWords.copy}
      </button>
      <a
        className="button line"
        href={whatsAppLink(toWhatsApp(title, text))}
        target="_blank"
        rel="noopener"
        onClick={onTaken}
        title={assistantWords.whatsappHint}
      >
        <MessageCircle className="icon" aria-hidden="true" /> {assistantWords.whatsapp}
        <span className="screen-reader">: {assistantWords.whatsappHint}</span>
      </a>
      <button type="button" className="button line" onClick={leadToParts}>
        <SlidersHorizontal className="icon" aria-hidden="true" /> {assistantWords.adjust}
      </button>
    </div>
  );
}
