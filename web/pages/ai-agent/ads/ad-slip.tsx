import { type ReactNode, useMemo } from "react";
import { adGuardWords } from "../../../../content/interface/ad-guard.ts";
import { partWords } from "../../../../content/interface/parts.ts";
import type { AdParts, Trade } from "../../../../contract/parts.ts";
import { useDeviceData } from "../../../storage/use-device-data.ts";
import { ReadingLine, Slip, SlipGroup, SlipKey } from "../../../ui/slip.tsx";
import { BusinessRows } from "../parts/business-rows.tsx";
import { CorrectionNote } from "../parts/correction-note.tsx";
import { SlipFoot } from "../parts/slip-foot.tsx";
import { useCorrections } from "../parts/use-corrections.ts";
import type { OpenedGroup } from "../parts/use-opened-group.ts";
import {
  ActionGroup,
  AdLineGroup,
  ConditionsGroup,
  ExtrasGroup,
  PricesGroup,
  UntilGroup,
} from "./ad-groups.tsx";
import { adLine, type PlacePhrase } from "./ad-line.ts";
import { type AdContext, readAd } from "./ad-request.ts";
import { mergeAd, type ToldAd } from "./told-ad.ts";
import "../parts/parts.css";

/** What a trade's ads have to show and to leave out; drafting/guard. */
export type TradeRules = {
  rules: readonly string[];
  register?: { label: string; example: string };
};

/** What the slip knows from the drafting code. */
export type AdKnowledge = {
  placePhrase: PlacePhrase;
  untilChoices: (today: string) => readonly string[];
  tradeRules: (trade: Trade) => TradeRules;
  /** Prices that no ad may tell, by their amount. */
  closedPrices: (
    parts: AdParts,
    known: { text: string; trade: Trade | undefined },
  ) => ReadonlyMap<number, { title: string; reason: string }>;
  /** What must not be advertised in words that were typed into a part; undefined where there is nothing. */
  faultIn: (text: string, trade: Trade | undefined) => string | undefined;
};

type ContentProps = {
  /** What was read. */
  text: string;
  read: AdParts;
  told: ToldAd;
  onTell: (told: ToldAd) => void;
  opened: OpenedGroup;
  today: string;
  knowledge: AdKnowledge;
  /** Beside the way to all groups. */
  children?: ReactNode;
};

/** The sentence, what was taken away, and the parts. */
export function AdSlipContent(props: ContentProps) {
  const { text, read, told, onTell, opened, today, knowledge, children } = props;
  const trade = useDeviceData().business?.trade;
  const { removed, correct, undo } = useCorrections(told, onTell);
  const { isOpen, setOpen, open, idOf } = opened;
  const group = { read, told, correct };
  const faultIn = (text: string) => knowledge.faultIn(text, trade);
  const choices = useMemo(() => knowledge.untilChoices(today), [knowledge, today]);
  const { rules, register } = trade ? knowledge.tradeRules(trade) : { rules: [] };
  const meant = mergeAd(read, told);
  const closed = [...new Set(knowledge.closedPrices(meant, { text, trade }).values())].map(
    ({ title, reason }) => `${title}. ${reason}`,
  );
  /** Of what an ad can do without only that is asked which the text or a tap has told. */
  const isAsked = (name: "until" | "extras" | "conditions") =>
    isOpen || told.byTaps || (told[name] ?? read[name]) !== undefined;
  const hasRegister = register ?? read.register ?? told.register;
  return (
    <>
      <ReadingLine pieces={adLine(read, told, knowledge.placePhrase)} idOf={idOf} onOpen={open} />
      <CorrectionNote removed={removed} onUndo={undo} />
      <div className="slip-groups">
        <SlipGroup id={idOf("product")}>
          <AdLineGroup {...group} name="product" faultIn={faultIn} />
        </SlipGroup>
        <SlipGroup id={idOf("place")}>
          <AdLineGroup {...group} name="place" />
        </SlipGroup>
        <SlipGroup id={idOf("good")} isWhole>
          <AdLineGroup {...group} name="good" faultIn={faultIn} />
        </SlipGroup>
        <SlipGroup id={idOf("prices")} isWhole>
          <PricesGroup {...group} closed={closed} />
        </SlipGroup>
        {isAsked("until") && (
          <SlipGroup id={idOf("until")}>
            <UntilGroup {...group} choices={choices} />
          </SlipGroup>
        )}
        {isAsked("extras") && (
          <SlipGroup id={idOf("extras")}>
            <ExtrasGroup {...group} trade={trade} />
          </SlipGroup>
        )}
        <SlipGroup id={idOf("action")} isWhole>
          <ActionGroup {...group} />
        </SlipGroup>
        {isAsked("conditions") && (
          <SlipGroup id={idOf("conditions")} isWhole>
            <ConditionsGroup {...group} faultIn={faultIn} />
          </SlipGroup>
        )}
        {hasRegister && (
          <SlipGroup id={idOf("register")} isWhole>
            <AdLineGroup
              {...group}
              name="register"
              {...(register && { label: register.label, example: register.example })}
            />
          </SlipGroup>
        )}
        {rules.length > 0 && (
          <SlipGroup id={idOf("rules")} isWhole>
            <div className="trade-rules">
              <b>{adGuardWords.ofTrade}</b>
              <ul className="bullets">
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </div>
          </SlipGroup>
        )}
        {isOpen && (
          <SlipGroup id={idOf("business")} isWhole>
            <BusinessRows fields={["shop", "town", "trade"]} />
          </SlipGroup>
        )}
      </div>
      <SlipFoot isOpen={isOpen} setOpen={setOpen}>
        {children}
      </SlipFoot>
      <SlipKey {...partWords.key} />
    </>
  );
}

type Props = Omit<ContentProps, "read" | "opened" | "today"> & {
  context: AdContext;
  opened: OpenedGroup;
};

/** Below the text that is not sent yet: what was understood of it. */
export function AdFormSlip({ text, context, ...content }: Props) {
  const { read, business, today } = context;
  const reading = useMemo(
    () => readAd(text, { read, business, today }),
    [text, read, business, today],
  );
  return (
    <Slip title={partWords.title} hint={partWords.hint}>
      <AdSlipContent {...content} text={text} read={reading} today={today} />
    </Slip>
  );
}
