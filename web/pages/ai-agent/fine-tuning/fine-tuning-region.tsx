import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { useId } from "react";
import { roiDetailWords } from "../../../../content/interface/roi-details.ts";
import { late } from "../../../ui/late.ts";
import { useLate } from "../../../ui/use-late.ts";
import { Reserved } from "../reserved.tsx";
import type { Roi } from "../use-roi.ts";
import "./fine-tuning.css";

const fineTuning = late(() => import("./fine-tuning.tsx"));

/** 'Ajuste fino': beside the form, not there until it is wanted; what was typed outlasts closing it. */
export function FineTuningRegion({ roi }: { roi: Roi }) {
  const id = useId();
  const fields = useLate(fineTuning, roi.isTuned);
  return (
    <section className="fine-tuning" aria-labelledby={id}>
      <button
        type="button"
        className="button line"
        id={id}
        aria-expanded={roi.isTuned}
        onClick={() => roi.setTuned(!roi.isTuned)}
      >
        <SlidersHorizontal className="icon" aria-hidden="true" /> {roiDetailWords.open}
        <ChevronDown className={roi.isTuned ? "icon rotate-180" : "icon"} aria-hidden="true" />
      </button>
      <Reserved name="roi-tuning">
        {roi.isTuned && fields && <fields.FineTuning roi={roi} />}
      </Reserved>
    </section>
  );
}
