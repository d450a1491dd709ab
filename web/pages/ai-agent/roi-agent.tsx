import { type FormEvent, useEffect, useState } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import { roiWords } from "../../../content/interface/roi.ts";
import type { ChatRequest, RoiDetails, RoiValues } from "../../../contract/gemini-chat.ts";
import { parseDecimal } from "../../../domain/numbers/parse-decimal.ts";
import { analyseRoi } from "../../../domain/roi/analyse-roi.ts";
import type { RoiCase } from "../../../domain/roi-details/outlook.ts";
import { buildRoiPrompt } from "../../../domain/roi-prompt/build-roi-prompt.ts";
import { late } from "../../ui/late.ts";
import { showToast } from "../../ui/toast.ts";
import { useLate } from "../../ui/use-late.ts";
import type { Assistants } from "./assistants.ts";
import { type Card, isDraft } from "./card.ts";
import { FineTuningRegion } from "./fine-tuning/fine-tuning-region.tsx";
import { HandOffRegion } from "./hand-off/hand-off-region.tsx";
import { prepareDraft } from "./local-draft.ts";
import { AgentOutcome } from "./outcome.tsx";
import { Reserved } from "./reserved.tsx";
import { RoiField } from "./roi-field.tsx";
import { KnownSales, MarginField } from "./roi-margin.tsx";
import { type RoiTexts, readRoiValues, roiInputs } from "./roi-texts.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useRoi } from "./use-roi.ts";

/** The sums in words and drawings: fetched when the first number is typed. */
export const sums = late(async () => {
  const [{ RoiBill }, { loadRoiReport }] = await Promise.all([
    import("./roi-bill.tsx"),
    import("../../../drafting/engine/index.ts"),
  ]);
  return { RoiBill, reportOf: await loadRoiReport() };
});

function focusFirstMissing(form: HTMLFormElement, texts: RoiTexts): void {
  const missing = roiInputs.find((input) => parseDecimal(texts[input]) === null);
  form.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
}

function readTexts(form: HTMLFormElement): RoiTexts {
  const data = new FormData(form);
  return Object.fromEntries(roiInputs.map((input) => [input, String(data.get(input))])) as RoiTexts;
}

type Asked = { values: RoiValues; details: RoiDetails | null; counted: number | undefined };

function requestOf({ values: roi, details, counted }: Asked): ChatRequest {
  const request = { prompt: buildRoiPrompt(roi), agentType: "roi", roi } as const;
  return {
    ...request,
    ...(details && { roiDetails: details }),
    ...(counted !== undefined && { roiSales: counted }),
  };
}

/** What an answer of ours was written from; undefined where a model wrote it, or nobody yet. */
function ownCase(card: Card | undefined): RoiCase | undefined {
  const { asked } = card ?? {};
  if (!card || !isDraft(card) || !asked?.roi) return undefined;
  const { roi: values, roiDetails: details, roiSales } = asked;
  return { values, details, isCounted: roiSales !== undefined };
}

/** Keeps a draft in step with the numbers: at once, without a request. */
function useRedraft({ cards, redraft }: Assistants, request: ChatRequest | undefined): void {
  const { asked } = cards.roi ?? {};
  const isOther = JSON.stringify(request) !== JSON.stringify(asked);
  const isOurs = ownCase(cards.roi) !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request is another one at each turn
  useEffect(() => {
    if (isOurs && request && isOther) void redraft(request);
  }, [isOurs, isOther, redraft]);
}

type LiveProps = {
  bill: ReturnType<typeof sums.peek>;
  known: RoiCase | undefined;
  card: Card | undefined;
};

/** The sums while typing; an answer of ours has them itself. */
function LiveBill({ bill, known, card }: LiveProps) {
  if (!bill || !known) return <p className="soft small">{roiWords.live}</p>;
  if (ownCase(card)) return null;
  return (
    <div className="sheet-card">
      <bill.RoiBill known={known} report={bill.reportOf(known)} />
    </div>
  );
}

/** Investment and funnel: the sums stand while typing; the assistant only comments on them. */
export function RoiAgent({ assistants }: { assistants: Assistants }) {
  const roi = useRoi();
  const [sent, setSent] = useState(false);
  const { submit: submitLabel, busy } = assistantWords.agents.roi;
  const { texts, values, details, counted } = roi;
  const analysis = values && analyseRoi(values);
  const isTyped = Object.values(texts).some((text) => text !== "");
  const request = values && requestOf({ values, details, counted });
  const known = values && { values, details, isCounted: counted !== undefined };
  const bill = useLate(sums, isTyped, texts);
  useRedraft(assistants, request);
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
      void assistants.ask(request ?? requestOf({ values: asked, details, counted }));
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
        <div className="actions">
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
      <Reserved name="roi-bill">
        <LiveBill bill={bill} known={known} card={assistants.cards.roi} />
      </Reserved>
      <FineTuningRegion roi={roi} />
      <AgentOutcome
        agent="roi"
        assistants={assistants}
        body={(card) => {
          const answered = ownCase(card);
          return (
            bill &&
            answered && <bill.RoiBill known={answered} report={bill.reportOf(answered)} isAnswer />
          );
        }}
      />
      <HandOffRegion agent="roi" assistants={assistants} request={request} />
    </>
  );
}
