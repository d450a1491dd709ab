import { Copy, Printer, Share2 } from "lucide-react";
import type { RefObject } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import { toWhatsApp, whatsAppLink } from "../../../domain/whatsapp/whatsapp-link.ts";
import { copyText } from "../../ui/copy-text.ts";
import { showToast } from "../../ui/toast.ts";

type Props = { title: string; text: string; shown: RefObject<HTMLElement | null> };

async function copy(text: string, shownIn: HTMLElement): Promise<void> {
  const copied = await copyText(text, shownIn);
  showToast(copied ? assistantWords.copied : { ...assistantWords.copyFailed, tone: "error" });
}

/** The phone's own sharing; where there is none, WhatsApp with its own marks. */
async function share(title: string, text: string): Promise<void> {
  if (!navigator.share) {
    window.open(whatsAppLink(toWhatsApp(title, text)), "_blank", "noopener");
    return;
  }
  try {
    await navigator.share({ text });
  } catch {
    // The visitor closed the share sheet; nothing to say.
  }
}

/** Prints this result alone: the style sheet hides what is not marked. */
function print(shownIn: HTMLElement): void {
  const result = shownIn.closest(".result");
  result?.setAttribute("data-print", "");
  window.print();
  result?.removeAttribute("data-print");
}

export function ResultActions({ title, text, shown }: Props) {
  return (
    <div className="acts">
      <button
        type="button"
        className="btn line"
        onClick={() => shown.current && void copy(text, shown.current)}
      >
        <Copy className="i" aria-hidden="true" /> {assistantWords.copy}
      </button>
      <button type="button" className="btn line" onClick={() => void share(title, text)}>
        <Share2 className="i" aria-hidden="true" /> {assistantWords.share}
      </button>
      <button
        type="button"
        className="btn quiet"
        onClick={() => shown.current && print(shown.current)}
      >
        <Printer className="i" aria-hidden="true" /> {assistantWords.print}
      </button>
    </div>
  );
}
