import { useEffect, useId, useMemo } from "react";
import { adGuardWords } from "../../../../content/interface/ad-guard.ts";
import { assistantWords } from "../../../../content/interface/assistants.ts";
import type { ChatRequest } from "../../../../contract/gemini-chat.ts";
import type { Trade } from "../../../../contract/parts.ts";
import { useDeviceData } from "../../../storage/use-device-data.ts";
import { late } from "../../../ui/late.ts";
import { useLate } from "../../../ui/use-late.ts";
import { useSettled } from "../../../ui/use-settled.ts";
import type { Assistants } from "../assistants.ts";
import { HandOffRegion } from "../hand-off/hand-off-region.tsx";
import { prepareDraft, today } from "../local-draft.ts";
import { AgentOutcome } from "../outcome.tsx";
import { ByTapsButton } from "../parts/by-taps-button.tsx";
import { useOpenedGroup } from "../parts/use-opened-group.ts";
import { type Hold, TextForm } from "../text-form.tsx";
import { type DraftForm, isLongEnough, useDraft } from "../use-draft.ts";
import type { ToldAd } from "./told-ad.ts";

const form: DraftForm<ToldAd> = {
  name: "ads",
  nothing: {},
  loadTold: async () => (await adParts.load()).isToldAd,
  separator: "\n\n",
};

/** The slip, the guard and the pieces of an ad, with what reads and judges its text. */
export const adParts = late(async () => {
  const [chunk, parts] = await Promise.all([
    import("./ad-chunk.ts"),
    import("../../../../drafting/engine/index.ts").then((door) => door.loadAdReader()),
  ]);
  const { readAdParts: read, placePhrase, untilChoices, closedPrices, findBreaches } = parts;
  const tradeRules = (trade: Trade) => parts.tradeNeeds(trade);
  const findIn = (text: string, trade: Trade | undefined) => findBreaches(text, trade);
  const faultIn = (text: string, trade: Trade | undefined) => findIn(text, trade)[0]?.title;
  const knowledge = { placePhrase, untilChoices, closedPrices, tradeRules, faultIn };
  return { ...chunk, read, findIn, knowledge };
});

/** Milliseconds for which a text stands still before it is read. */
const pause = 250;

/** The text that stands there was read: a slip that comes before grows once more. */
function hasRead(text: string, settled: string): boolean {
  return settled !== "" || text === "";
}

/** The ad card: a text, what was understood of it, what must not be said, and the pieces. */
export function AdAgent({ assistants }: { assistants: Assistants }) {
  const { business } = useDeviceData();
  const draft = useDraft(form, assistants.arrival);
  const { text, told, tell, type } = draft;
  const card = assistants.cards.ads ?? {};
  const { result, asked } = card;
  const isAsked = isLongEnough(text) || told.byTaps === true;
  const ad = useLate(adParts, text !== "" || isAsked || result !== undefined, text);
  const opened = useOpenedGroup();
  const guardId = useId();
  const settled = useSettled(text, pause);
  const trade = business?.trade;
  const findings = useMemo(
    () => (ad && isLongEnough(settled) ? ad.findIn(settled, trade) : []),
    [ad, settled, trade],
  );
  useEffect(() => {
    if (ad) prepareDraft("ads");
  }, [ad]);

  const open = ad?.openFindings(findings, told).length ?? 0;
  const hold: Hold | undefined =
    ad && open > 0
      ? { note: adGuardWords.missing(open), lead: () => ad.leadToChoice(guardId) }
      : undefined;
  const context = ad && { read: ad.read, business, today: today() };
  const toRequest = (prompt: string): ChatRequest =>
    ad && context
      ? ad.adRequest(prompt, text, told, context)
      : { prompt, agentType: "ads", ...(business && { business }) };
  const { submit, busy } = assistantWords.agents.ads;

  return (
    <>
      <TextForm
        name="ads"
        words={assistantWords.fields.ads}
        long
        assistants={assistants}
        draft={draft}
        button={{
          label: submit,
          busy,
          isBusy: assistants.running === "ads",
          isSecond: result !== undefined && !isAsked,
        }}
        parts={
          <>
            {!isAsked && <ByTapsButton onPress={() => tell({ ...told, byTaps: true })} />}
            {isAsked && hasRead(text, settled) && ad && context && (
              <>
                <ad.AdFormSlip
                  text={settled}
                  onTell={tell}
                  knowledge={ad.knowledge}
                  {...{ told, opened, context }}
                />
                <ad.AdGuard
                  id={guardId}
                  text={settled}
                  onTell={tell}
                  onText={type}
                  onAddPrices={() => opened.open("prices")}
                  {...{ findings, told }}
                />
              </>
            )}
          </>
        }
        hold={hold}
        toRequest={toRequest}
        {...(ad && { promptOf: ad.promptOfAdTaps })}
      />
      <AgentOutcome
        agent="ads"
        assistants={assistants}
        copyLabel={assistantWords.copyAll}
        slip={
          ad &&
          context &&
          asked &&
          result && (
            <ad.AdReceiptSlip
              key={asked.prompt}
              knowledge={ad.knowledge}
              {...{ asked, card, assistants, context }}
            />
          )
        }
        notices={ad && asked && result && <ad.AdNotices asked={asked} result={result} />}
        body={() => ad && result?.pieces && <ad.AdPieces pieces={result.pieces} />}
      />
      <HandOffRegion
        agent="ads"
        assistants={assistants}
        request={isLongEnough(text) && !hold ? toRequest(text.trim()) : asked}
      />
    </>
  );
}
