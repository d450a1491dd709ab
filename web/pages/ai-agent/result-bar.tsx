import { Copy, MessageCircle, Printer } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import { toWhatsApp, whatsAppLink } from "../../../domain/whatsapp/whatsapp-link.ts";
import { copyText } from "../../ui/copy-text.ts";
import { showToast } from "../../ui/toast.ts";

type Shown = RefObject<HTMLElement | null>;

type Props = {
  title: string;
  text: string;
  shown: Shown;
  copyLabel?: string | undefined;
  /** What else can be done at once; printing, where there is nothing. */
  children?: ReactNode;
};

async function copy(text: string, shownIn: HTMLElement): Promise<void> {
  const copied = await copyText(text, shownIn);
  showToast(copied ? assistantWords.copied : { ...assistantWords.copyFailed, tone: "error" });
}

/** Prints this result alone: the style sheet hides what is not marked. */
function print(shownIn: HTMLElement): void {
  const result = shownIn.closest(".result");
  result?.setAttribute("data-print", "");
  window.print();
  result?.removeAttribute("data-print");
}

export function PrintButton({ shown }: { shown: Shown }) {
  return (
    <button
      type="button"
      className="button line"
      onClick={() => shown.current && print(shown.current)}
    >
      <Printer className="icon" aria-hidden="true" /> {assistantWords.print}
    </button>
  );
}

/** What to do with an answer: copying it comes first. */
export function ResultBar({ title, text, shown, copyLabel, children }: Props) {
  return (
    <div className="result-bar">
      <button
        type="button"
        className="button"
        onClick={() => shown.current && void copy(text, shown.current)}
      >
        <Copy className="icon" aria-hidden="true" /> {copyLabel ?? assistantWords.copy}
      </button>
      <a
        className="button line"
        href={whatsAppLink(toWhatsApp(title, text))}
        target="_blank"
        rel="noopener"
      >
        <MessageCircle className="icon" aria-hidden="true" /> {assistantWords.whatsapp}
      </a>
      {children ?? <PrintButton shown={shown} />}
    </div>
  );
}
