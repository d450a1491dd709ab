import { type FormEvent, useState } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import { roiWords } from "../../../content/interface/roi.ts";
import type { RoiValues } from "../../../contract/gemini-chat.ts";
import { parseDecimal } from "../../../domain/numbers/parse-decimal.ts";
import { analyseRoi } from "../../../domain/roi/analyse-roi.ts";
import { buildRoiPrompt } from "../../../domain/roi-prompt/build-roi-prompt.ts";
import { showToast } from "../../ui/toast.ts";
import { AgentOutcome } from "./outcome.tsx";
import { RoiBill } from "./roi-bill.tsx";
import { RoiField, type RoiInput } from "./roi-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import type { Assistants } from "./use-assistants.ts";

const inputs: readonly RoiInput[] = ["investment", "reach", "conversionPercent", "saleValue"];

type Texts = Record<RoiInput, string>;

const emptyTexts: Texts = { investment: "", reach: "", conversionPercent: "", saleValue: "" };

/** The four values, once all of them are numbers. */
function readValues(texts: Texts): RoiValues | undefined {
  const [investment, reach, conversionPercent, saleValue] = inputs.map((input) =>
    parseDecimal(texts[input]),
  );
  if (investment == null || reach == null || conversionPercent == null || saleValue == null) {
    return undefined;
  }
  return { investment, reach, conversionPercent, saleValue };
}

function focusFirstMissing(form: HTMLFormElement, texts: Texts): void {
  const missing = inputs.find((input) => parseDecimal(texts[input]) === null);
  form.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
}

function readTexts(form: HTMLFormElement): Texts {
  const data = new FormData(form);
  return Object.fromEntries(inputs.map((input) => [input, String(data.get(input))])) as Texts;
}

/** Investment and funnel: the sums stand while typing; the assistant only comments on them. */
export function RoiAgent({ assistants }: { assistants: Assistants }) {
  const [texts, setTexts] = useState(emptyTexts);
  const [sent, setSent] = useState(false);
  const values = readValues(texts);
  const analysis = values && analyseRoi(values);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (assistants.running !== null) {
      return;
    }
    const typed = readTexts(event.currentTarget);
    const roi = readValues(typed);
    setSent(!roi);
    if (roi) {
      void assistants.ask({ prompt: buildRoiPrompt(roi), agentType: "roi", roi });
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
          {inputs.map((input) => (
            <RoiField
              key={input}
              name={input}
              text={texts[input]}
              value={parseDecimal(texts[input])}
              hint={analysis?.hints.find((hint) => hint.input === input)}
              missing={sent}
              onChange={(text) => setTexts((before) => ({ ...before, [input]: text }))}
            />
          ))}
        </div>
        <div className="acts">
          <SubmitButton agent="roi" running={assistants.running} />
        </div>
      </form>
      {values && analysis ? (
        <RoiBill values={values} analysis={analysis} />
      ) : (
        <p className="soft small">{roiWords.live}</p>
      )}
      <AgentOutcome agent="roi" assistants={assistants} />
    </>
  );
}
