import { useEffect, useMemo } from "react";
import { roiDetailWords as words } from "../../../../content/interface/roi-details.ts";
import type { RoiDetails } from "../../../../contract/gemini-chat.ts";
import { parseDecimal } from "../../../../domain/numbers/parse-decimal.ts";
import { analyseDetails } from "../../../../domain/roi-details/analyse-details.ts";
import { type DetailHint, detailHintsOf } from "../../../../domain/roi-details/hints.ts";
import type { DetailInputs } from "../../../../domain/roi-details/inputs.ts";
import type { RoiTexts } from "../roi-texts.ts";
import { ClickValue } from "./click-value.tsx";
import { DetailBill } from "./detail-bill.tsx";
import { DetailField } from "./detail-field.tsx";
import { type DetailTexts, saleInputs, stageInputs } from "./detail-texts.ts";
import { StageTable } from "./stage-table.tsx";
import { TakeStages } from "./take-stages.tsx";

type Props = {
  /** What stands in the four fields of the form. */
  form: RoiTexts;
  onForm: (form: RoiTexts) => void;
  texts: DetailTexts;
  onType: (texts: DetailTexts) => void;
  /** Told what follows from everything typed, as it changes; null when nothing does, and at the end. */
  onDetails: (details: RoiDetails | null) => void;
};

function readInputs(form: RoiTexts, texts: DetailTexts): DetailInputs {
  const typed = Object.entries({ ...form, ...texts });
  return Object.fromEntries(
    typed.map(([name, text]) => [name, parseDecimal(text)]),
  ) as DetailInputs;
}

type GroupProps = Pick<Props, "texts" | "onType"> & {
  title: string;
  names: readonly (keyof DetailTexts)[];
  inputs: DetailInputs;
  hints: readonly DetailHint[];
};

function Group({ title, names, inputs, hints, texts, onType }: GroupProps) {
  return (
    <fieldset>
      <legend className="lbl">{title}</legend>
      <div className="roi">
        {names.map((name) => (
          <DetailField
            key={name}
            name={name}
            text={texts[name]}
            value={inputs[name]}
            hint={hints.find(({ input }) => input === name)}
            onChange={(text) => onType({ ...texts, [name]: text })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Sums({ details, investment }: { details: RoiDetails; investment: number | null }) {
  return (
    <div className="sheet-card bill">
      {details.marginPercent !== null && <DetailBill details={details} investment={investment} />}
      {details.clicks !== null && (
        <div className="stack">
          <StageTable details={details} />
          <ClickValue details={details} />
        </div>
      )}
    </div>
  );
}

/** Margin, fees, CTR and CPC beside the four numbers of the form; nothing is sent by it. */
export function FineTuning({ form, onForm, texts, onType, onDetails }: Props) {
  const inputs = useMemo(() => readInputs(form, texts), [form, texts]);
  const details = useMemo(() => analyseDetails(inputs), [inputs]);
  const hints = detailHintsOf(inputs);
  useEffect(() => {
    onDetails(details);
    return () => onDetails(null);
  }, [details, onDetails]);
  const group = { inputs, hints, texts, onType };
  return (
    <>
      <p className="side">{words.intro}</p>
      <Group title={words.groups.sale} names={saleInputs} {...group} />
      <Group title={words.groups.stages} names={stageInputs} {...group} />
      {inputs.clickConversionPercent !== null && (
        <TakeStages details={details} form={form} onForm={onForm} />
      )}
      {details ? (
        <Sums details={details} investment={inputs.investment} />
      ) : (
        <p className="soft small">{words.waiting}</p>
      )}
    </>
  );
}
