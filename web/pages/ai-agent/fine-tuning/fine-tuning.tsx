import { roiDetailWords as words } from "../../../../content/interface/roi-details.ts";
import { detailHintsOf } from "../../../../domain/roi-details/hints.ts";
import type { Roi } from "../use-roi.ts";
import { ClickValue } from "./click-value.tsx";
import { DetailField } from "./detail-field.tsx";
import { stageInputs } from "./detail-texts.ts";
import { StageTable } from "./stage-table.tsx";
import { TakeStages } from "./take-stages.tsx";

/** Impressions, CTR and CPC beside the four numbers of the form; nothing is sent by it. */
export function FineTuning({ roi }: { roi: Roi }) {
  const { inputs, details, tuning, texts, setTuning, setTexts } = roi;
  const hints = detailHintsOf(inputs);
  return (
    <>
      <p className="side">{words.intro}</p>
      <fieldset>
        <legend className="label">{words.stagesTitle}</legend>
        <div className="roi">
          {stageInputs.map((name) => (
            <DetailField
              key={name}
              name={name}
              text={tuning[name]}
              value={inputs[name]}
              hint={hints.find(({ input }) => input === name)}
              onChange={(text) => setTuning({ ...tuning, [name]: text })}
            />
          ))}
        </div>
      </fieldset>
      {inputs.clickConversionPercent !== null && (
        <TakeStages details={details} form={texts} onForm={setTexts} />
      )}
      {details && details.clicks !== null ? (
        <div className="sheet-card bill">
          <StageTable details={details} />
          <ClickValue details={details} />
        </div>
      ) : (
        <p className="soft small">{words.waiting}</p>
      )}
    </>
  );
}
