import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { roiDetailWords } from "../../../../content/interface/roi-details.ts";
import type { RoiDetails } from "../../../../contract/gemini-chat.ts";
import type { RoiTexts } from "../roi-texts.ts";
import { emptyDetailTexts } from "./detail-texts.ts";
import { FineTuning } from "./fine-tuning.tsx";
import "../../../styles/fine-tuning.css";

type Props = {
  /** What stands in the four fields of the form. */
  form: RoiTexts;
  onForm: (form: RoiTexts) => void;
  /** Told what the open fine-tuning shows, as it changes; null when it shows nothing. */
  onDetails: (details: RoiDetails | null) => void;
};

/** 'Ajuste fino': beside the form, not there until it is wanted; what was typed outlasts closing it. */
export function FineTuningRegion(props: Props) {
  const [open, setOpen] = useState(false);
  const [texts, setTexts] = useState(emptyDetailTexts);
  const id = useId();
  return (
    <section className="fine" aria-labelledby={id}>
      <button
        type="button"
        className="btn line"
        id={id}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal className="i" aria-hidden="true" /> {roiDetailWords.open}
        <ChevronDown className={open ? "i rotate-180" : "i"} aria-hidden="true" />
      </button>
      {open && <FineTuning {...props} texts={texts} onType={setTexts} />}
    </section>
  );
}
