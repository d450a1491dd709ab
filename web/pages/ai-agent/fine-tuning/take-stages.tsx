import { useState } from "react";
import { roiDetailWords } from "../../../../content/interface/roi-details.ts";
import type { RoiDetails } from "../../../../contract/gemini-chat.ts";
import { formatDecimal } from "../../../../domain/numbers/format.ts";
import type { RoiTexts } from "../roi-texts.ts";

const words = roiDetailWords.take;

type Props = { details: RoiDetails | null; form: RoiTexts; onForm: (form: RoiTexts) => void };

/** Reach and rate as the stages say; undefined while they say nothing. */
function fromStages(details: RoiDetails | null): Partial<RoiTexts> | undefined {
  if (!details?.impressions || details.conversionPercent === null) {
    return undefined;
  }
  return {
    reach: formatDecimal(details.impressions, 0),
    conversionPercent: formatDecimal(details.conversionPercent, 6),
  };
}

/** For whoever knows CTR and CPC, but no reach: fills both fields of the form, and gives them back. */
export function TakeStages({ details, form, onForm }: Props) {
  const [before, setBefore] = useState<RoiTexts>();
  const stages = fromStages(details);
  const isTaken =
    stages?.reach === form.reach && stages.conversionPercent === form.conversionPercent;
  if (!stages || (isTaken && !before)) {
    return null;
  }
  const take = () => {
    setBefore(form);
    onForm({ ...form, ...stages });
  };
  const giveBack = () => {
    const { reach = "", conversionPercent = "" } = before ?? {};
    onForm({ ...form, reach, conversionPercent });
  };
  return (
    <div className="actions">
      <button type="button" className="button line" onClick={isTaken ? giveBack : take}>
        {isTaken ? words.undo : words.use}
      </button>
      <p role="status" className="small soft">
        {isTaken && words.taken}
      </p>
    </div>
  );
}
