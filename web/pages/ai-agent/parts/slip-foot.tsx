import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { partWords } from "../../../../content/interface/parts.ts";

type Props = { isOpen: boolean; setOpen: (isOpen: boolean) => void; children?: ReactNode };

/** The way to everything that was understood, and back. */
export function SlipFoot({ isOpen, setOpen, children }: Props) {
  return (
    <div className="slip-foot">
      <button
        type="button"
        className="plain-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown className={isOpen ? "icon rotate-180" : "icon"} aria-hidden="true" />{" "}
        {isOpen ? partWords.less : partWords.all}
      </button>
      {children}
    </div>
  );
}
