import { useMemo } from "react";
import type { ChatRequest } from "../../../../contract/gemini-chat.ts";
import type { Assistants } from "../assistants.ts";
import type { Card } from "../card.ts";
import { ReceiptSlip } from "../parts/receipt-slip.tsx";
import { useOpenedGroup } from "../parts/use-opened-group.ts";
import { adLineText } from "./ad-line.ts";
import { type AdContext, adRequest, readAd } from "./ad-request.ts";
import { type AdKnowledge, AdSlipContent } from "./ad-slip.tsx";
import { isSendable, isToldAd, type ToldAd, toldInAd } from "./told-ad.ts";

type Props = {
  asked: ChatRequest;
  card: Card;
  assistants: Assistants;
  context: AdContext;
  knowledge: AdKnowledge;
};

/** On top of the ads: what they were made from. */
export function AdReceiptSlip({ asked, card, assistants, context, knowledge }: Props) {
  const opened = useOpenedGroup();
  const { prompt } = asked;
  const { read, business, today } = context;
  const reading = useMemo(
    () => readAd(prompt, { read, business, today }),
    [prompt, read, business, today],
  );
  const askedWith = (told: ToldAd): ChatRequest => {
    const { business: _business, ...rest } = asked;
    return { ...rest, ...adRequest(prompt, prompt, told, context) };
  };
  return (
    <ReceiptSlip
      {...{ asked, card, assistants, askedWith, isSendable }}
      isTold={isToldAd}
      answered={toldInAd(reading, asked)}
      line={(told) => adLineText(reading, told, knowledge.placePhrase)}
    >
      {(told, onTell, foot) => (
        <AdSlipContent text={prompt} read={reading} {...{ told, onTell, opened, today, knowledge }}>
          {foot}
        </AdSlipContent>
      )}
    </ReceiptSlip>
  );
}
