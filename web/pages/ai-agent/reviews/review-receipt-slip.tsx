import { useMemo } from "react";
import type { ChatRequest } from "../../../../contract/gemini-chat.ts";
import { useDeviceData } from "../../../storage/use-device-data.ts";
import type { Assistants } from "../assistants.ts";
import type { Card } from "../card.ts";
import { ReceiptSlip } from "../parts/receipt-slip.tsx";
import { useOpenedGroup } from "../parts/use-opened-group.ts";
import { readingText } from "./reading-line.ts";
import { contextOf, type ReadReview } from "./review-request.ts";
import { SlipContent } from "./review-slip.tsx";
import { isToldReview, mergeReview, overlong, type ToldReview, toldIn } from "./told-review.ts";

type Props = {
  asked: ChatRequest;
  card: Card;
  assistants: Assistants;
  read: ReadReview;
};

/** On top of the reply: what it was made from. */
export function ReviewReceiptSlip({ asked, card, assistants, read }: Props) {
  const { business } = useDeviceData();
  const opened = useOpenedGroup();
  const { prompt, stars, business: knownThen } = asked;
  const reading = useMemo(
    () => read(prompt, contextOf(stars, knownThen)),
    [prompt, stars, knownThen, read],
  );
  const askedWith = (told: ToldReview): ChatRequest => {
    const { stars: _stars, business: _business, ...rest } = asked;
    const context = contextOf(told.stars, business);
    return { ...rest, ...context, reviewParts: mergeReview(read(prompt, context), told) };
  };
  return (
    <ReceiptSlip
      {...{ asked, card, assistants, askedWith }}
      isTold={isToldReview}
      answered={toldIn(reading, asked)}
      isSendable={(told) => overlong(told).length === 0}
      line={(told) => readingText(reading, told)}
      startsOpen={card.result?.notices?.includes("unclear-tone") ?? false}
    >
      {(told, onTell, foot) => (
        <SlipContent text={prompt} read={reading} {...{ told, onTell, opened }}>
          {foot}
        </SlipContent>
      )}
    </ReceiptSlip>
  );
}
