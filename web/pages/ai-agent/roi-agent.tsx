import { type FormEvent, useEffect, useState } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import { roiWords } from "../../../content/interface/roi.ts";
import type { ChatRequest, RoiDetails, RoiValues } from "../../../contract/gemini-chat.ts";
import { parseDecimal } from "../../../domain/numbers/parse-decimal.ts";
import { analyseRoi } from "../../../domain/roi/analyse-roi.ts";
import { buildRoiPrompt } from "../../../domain/roi-prompt/build-roi-prompt.ts";
import { late } from "../../ui/late.ts";
import { showToast } from "../../ui/toast.ts";
import { useLate } from "../../ui/use-late.ts";
import { FineTuningRegion } from "./fine-tuning/fine-tuning-region.tsx";
import { HandOffRegion } from "./hand-off/hand-off-region.tsx";
import { prepareDraft } from "./local-draft.ts";
import { AgentOutcome } from "./outcome.tsx";
import { RoiField } from "./roi-field.tsx";
import { KnownSales, MarginField } from "./roi-margin.tsx";
import { type RoiTexts, readRoiValues, roiInputs } from "./roi-texts.ts";
import { SubmitButton } from "./submit-button.tsx";
import type { Assistants } from "./use-assistants.ts";
import { useRoi } from "./use-roi.ts";

/** The sums, with their table and drawings: fetched when the first number is typed. */
const sums = late(() => import("./roi-bill.tsx"));

function focusFirstMissing(form: HTMLFormElement, texts: RoiTexts): void {
  const missing = roiInputs.find((input) => parseDecimal(texts[input]) === null);
  form.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
}

function readTexts(form: HTMLFormElement): RoiTexts {
  const data = new FormData(form);
  return Object.fromEntries(roiInputs.map((input) => [input, String(data.get(input))])) as RoiTexts;
}

function requestOf(roi: RoiValues, details: RoiDetails | null): ChatRequest {
  const request = { prompt: buildRoiPrompt(roi), agentType: "roi", roi } as const;
  return { ...request, ...(details && { roiDetails: details }) };
}

/** Investment and funnel: the sums stand while typing; the assistant only comments on them. */
export function RoiAgent({ assistants }: { assistants: Assistants }) {
  const roi = useRoi();
  const [sent, setSent] = useState(false);
  const { submit: submitLabel, busy } = assistantWords.agents.roi;
  const { texts, values, details } = roi;
  const analysis = values && analyseRoi(values);
  const isTyped = Object.values(texts).some((text) => text !== "");
  const bill = useLate(sums, isTyped, texts);
  useEffect(() => {
    if (isTyped) prepareDraft("roi");
  }, [isTyped]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (assistants.running !== null) {
      return;
    }
    const typed = readTexts(event.currentTarget);
    const asked = readRoiValues(typed);
    setSent(!asked);
    if (asked) {
      void assistants.ask(requestOf(asked, details));
      return;
    }
    const { error, roiIncomplete } = assistantWords;
    showToast({ title: error, description: roiIncomplete, tone: "error" });
    focusFirstMissing(event.currentTarget, typed);
  };
  return (
    <>
      <form onSubmit={submit} noValidate>
        <div className="roi">
          {roiInputs.map((input) => (
            <RoiField
              key={input}
              name={input}
              text={texts[input]}
              value={parseDecimal(texts[input])}
              hint={analysis?.hints.find((hint) => hint.input === input)}
              missing={sent}
              onChange={(text) => roi.setTexts({ ...texts, [input]: text })}
            />
          ))}
        </div>
        <div className="acts">
          <SubmitButton
            label={submitLabel}
            busy={busy}
            isBusy={assistants.running === "roi"}
            isDisabled={assistants.running !== null}
            isSecond={assistants.cards.roi?.result !== undefined}
          />
        </div>
      </form>
      <div className="roi beside-form">
        <MarginField text={roi.margin} onChange={roi.setMargin} />
        <KnownSales text={roi.sales} rate={roi.salesRate} onChange={roi.setSales} />
      </div>
      {bill && values && analysis ? (
        <bill.RoiBill values={values} analysis={analysis} details={details} />
      ) : (
        <p className="soft small">{roiWords.live}</p>
      )}
      <FineTuningRegion roi={roi} />
      <AgentOutcome agent="roi" assistants={assistants} />
      <HandOffRegion
        agent="roi"
        assistants={assistants}
        request={values && requestOf(values, details)}
      />
    </>
  );
}
