import { useEffect, useRef, useState } from "react";
import { adGuardWords as words } from "../../../../content/interface/ad-guard.ts";
import type { Finding } from "../../../../contract/parts.ts";
import { withWords } from "../hand-off/take-sentence.ts";
import { UndoNote } from "../parts/correction-note.tsx";
import { GuardPanel } from "./guard-panel.tsx";
import type { ToldAd } from "./told-ad.ts";

type Props = {
  id: string;
  text: string;
  findings: readonly Finding[];
  told: ToldAd;
  onTell: (told: ToldAd) => void;
  onText: (text: string) => void;
  onAddPrices: () => void;
};

/** Leads to the first choice that is open, and to the button that it held back where there is none. */
export function leadToChoice(id: string): void {
  const panel = document.getElementById(id);
  const next = panel?.querySelector<HTMLElement>(".guard-choice .button.line");
  const submit = document.querySelector<HTMLElement>("#ads [type=submit]");
  (next ?? submit)?.focus();
  if (next) panel?.scrollIntoView({ block: "nearest" });
}

/** The guard of the text that is not sent yet; what a tap swaps in it can be swapped back. */
export function AdGuard({ id, text, findings, told, onTell, onText, onAddPrices }: Props) {
  const [swap, setSwap] = useState<{ before: string; after: string; words: string }>();
  const isChosen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every choice, once it stands in the document
  useEffect(() => {
    if (isChosen.current) leadToChoice(id);
    isChosen.current = false;
  }, [told.leftOut, text]);
  const use = (finding: Finding) => {
    const { start, end, words: said, instead = "" } = finding;
    // What was typed since is not what was found.
    if (text.slice(start, end) !== said) return;
    const after = withWords(text, finding, instead);
    isChosen.current = true;
    setSwap({ before: text, after, words: instead });
    onText(after);
  };
  const leaveOut = (said: string, isOut: boolean) => {
    const others = (told.leftOut ?? []).filter((one) => one !== said);
    isChosen.current = isOut;
    onTell({ ...told, leftOut: isOut ? [...others, said] : others });
  };
  return (
    <>
      {findings.length > 0 && (
        <GuardPanel
          {...{ id, text, findings, onAddPrices }}
          leftOut={told.leftOut ?? []}
          onUse={use}
          onLeaveOut={leaveOut}
        />
      )}
      <UndoNote
        said={swap?.after === text ? words.swapped(swap.words) : undefined}
        onUndo={() => swap && onText(swap.before)}
      />
    </>
  );
}
