import { type ReactNode, useEffect, useMemo } from "react";
import { partWords } from "../../../../content/interface/parts.ts";
import type { Business, ReviewParts } from "../../../../contract/parts.ts";
import { useDeviceData } from "../../../storage/use-device-data.ts";
import { ReadingLine, Slip, SlipGroup, SlipKey } from "../../../ui/slip.tsx";
import { useSettled } from "../../../ui/use-settled.ts";
import { prepareDraft } from "../local-draft.ts";
import { BusinessRows } from "../parts/business-rows.tsx";
import { CorrectionNote } from "../parts/correction-note.tsx";
import { SlipFoot } from "../parts/slip-foot.tsx";
import { useCorrections } from "../parts/use-corrections.ts";
import { type OpenedGroup, useOpenedGroup } from "../parts/use-opened-group.ts";
import { ComplaintsGroup, type GroupProps, PraisedGroup } from "./point-groups.tsx";
import { readingLine } from "./reading-line.ts";
import {
  ActionsGroup,
  CaseGroup,
  CustomerGroup,
  isReserved,
  NoteField,
  PeopleGroup,
  QuoteGroup,
} from "./review-groups.tsx";
import { contextOf, type ReadReview } from "./review-request.ts";
import { SecondLook } from "./second-look.tsx";
import { StarChoice } from "./star-choice.tsx";
import type { ToldReview } from "./told-review.ts";
import "../parts/parts.css";

/** Milliseconds for which a text stands still before it is read. */
const pause = 250;

type GroupsProps = GroupProps & { text: string; business: Business | undefined } & Pick<
    OpenedGroup,
    "isOpen" | "idOf"
  >;

/** At rest what no text can tell; opened, everything that can be corrected. */
function Groups({ isOpen, idOf, text, business, ...group }: GroupsProps) {
  const { read, told, correct } = group;
  const trade = business?.trade;
  const isWhole = isReserved(read, told);
  const isSecret = (told.case ?? read.case) === "secrecy";
  return (
    <div className="slip-groups">
      <SlipGroup id={idOf("stars")} isWhole={!isOpen}>
        <StarChoice chosen={told.stars} onChoose={(stars) => correct({ ...told, stars })} />
      </SlipGroup>
      {!isWhole && <SecondLook {...group} text={text} />}
      {isOpen && !isSecret && (
        <SlipGroup id={idOf("customer")}>
          <CustomerGroup {...group} />
        </SlipGroup>
      )}
      {isOpen && !isWhole && (
        <>
          <SlipGroup id={idOf("praised")}>
            <PraisedGroup {...group} trade={trade} />
            <PeopleGroup {...group} />
          </SlipGroup>
          <SlipGroup id={idOf("complaints")}>
            <ComplaintsGroup {...group} trade={trade} />
          </SlipGroup>
        </>
      )}
      <SlipGroup id={idOf("actions")} isWhole>
        <ActionsGroup {...group} />
        <NoteField {...group} text={text} />
      </SlipGroup>
      {isOpen && (
        <>
          <SlipGroup id={idOf("case")} isWhole>
            <CaseGroup {...group} />
          </SlipGroup>
          {!isWhole && <QuoteGroup {...group} text={text} idOf={idOf} />}
          <SlipGroup id={idOf("business")} isWhole>
            <BusinessRows fields={["signature", "contact", "trade"]} />
          </SlipGroup>
        </>
      )}
    </div>
  );
}

type ContentProps = {
  text: string;
  read: ReviewParts;
  told: ToldReview;
  onTell: (told: ToldReview) => void;
  opened: OpenedGroup;
  /** Beside the way to all groups. */
  children?: ReactNode;
};

/** The sentence, what was taken away, and the groups. */
export function SlipContent({ text, read, told, onTell, opened, children }: ContentProps) {
  const { business } = useDeviceData();
  const { removed, correct, undo } = useCorrections(told, onTell);
  const { isOpen, setOpen, open, idOf } = opened;
  return (
    <>
      <ReadingLine pieces={readingLine(read, told)} idOf={idOf} onOpen={open} />
      <CorrectionNote removed={removed} onUndo={undo} />
      <Groups {...{ text, read, told, correct, isOpen, idOf }} business={business} />
      <SlipFoot isOpen={isOpen} setOpen={setOpen}>
        {children}
      </SlipFoot>
      {isOpen && <SlipKey {...partWords.key} />}
    </>
  );
}

type Props = Omit<ContentProps, "read" | "opened" | "children"> & { read: ReadReview };

/** Below the text that is not sent yet: what was understood of it. */
export function FormSlip({ text, told, onTell, read }: Props) {
  const { business } = useDeviceData();
  const opened = useOpenedGroup(told.byTaps === true);
  const settled = useSettled(text, pause);
  const { stars } = told;
  const reading = useMemo(
    (): ReviewParts => (settled.trim() === "" ? {} : read(settled, contextOf(stars, business))),
    [settled, stars, business, read],
  );
  const { language } = reading;
  useEffect(() => {
    if (language) prepareDraft("reviews", language);
  }, [language]);
  return (
    <Slip title={partWords.title} hint={partWords.hint}>
      <SlipContent {...{ text: settled, told, onTell, opened }} read={reading} />
    </Slip>
  );
}
