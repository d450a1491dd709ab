import { useState } from "react";
import { partWords } from "../../../../content/interface/parts.ts";
import { reviewPartWords } from "../../../../content/interface/review-parts.ts";
import { reviewReadingWords as words } from "../../../../content/interface/review-reading.ts";
import { partLength, type ReviewParts, type Trade } from "../../../../contract/parts.ts";
import { ChipGroup, ChipOpener } from "../../../ui/chip.tsx";
import { LineField } from "../../../ui/line-field.tsx";
import { lineMark, markOf, type Ticks, toggleTick } from "../parts/marks.ts";
import type { ToldReview } from "./told-review.ts";

/** What was read, what was told over it, and what a tap tells. */
export type GroupProps = {
  read: ReviewParts;
  told: ToldReview;
  /** `removed` names what the change takes away. */
  correct: (told: ToldReview, removed?: string) => void;
};

/** Chips that stand there before 'Mais' is tapped. */
const atOnce = 3;

type OtherProps = {
  label: string;
  placeholder: string;
  value: string;
  mark: ReturnType<typeof lineMark>;
  onChange: (value: string) => void;
};

function OtherField({ label, placeholder, value, mark, onChange }: OtherProps) {
  const isLong = value.trim().length > partLength.other;
  return (
    <LineField
      label={label}
      placeholder={placeholder}
      value={value}
      mark={mark}
      fault={isLong ? partWords.tooLong(partLength.other) : undefined}
      onChange={onChange}
    />
  );
}

type PointsProps<Id extends string> = {
  legend: string;
  ids: readonly Id[];
  chip: (id: Id) => string;
  read: readonly Id[] | undefined;
  ticks: Ticks<Id> | undefined;
  onTick: (ticks: Ticks<Id>, removed?: string) => void;
  other: OtherProps;
};

/** Points of one kind, in the order in which the trade hears them, and one in the owner's own words. */
function Points<Id extends string>(props: PointsProps<Id>) {
  const { legend, ids, chip, read = [], ticks, onTick, other } = props;
  const [isOpen, setOpen] = useState(other.value !== "");
  const isRead = (id: Id) => read.includes(id);
  const options = [...ids.filter(isRead), ...ids.filter((id) => !isRead(id))].map((id) => ({
    id,
    label: chip(id),
    isOn: ticks?.[id] ?? isRead(id),
    mark: markOf(id, read, ticks),
  }));
  const press = (id: Id) => {
    const next = toggleTick<Id>(id, read, ticks ?? ({} as Ticks<Id>));
    const wasOn = ticks?.[id] ?? isRead(id);
    onTick(next, wasOn ? chip(id) : undefined);
  };
  return (
    <>
      <ChipGroup
        legend={legend}
        options={options}
        atOnce={atOnce}
        words={partWords.chips}
        onPress={press}
      >
        <ChipOpener label={partWords.other} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      </ChipGroup>
      {(isOpen || other.value !== "") && <OtherField {...other} />}
    </>
  );
}

type TradeProps = GroupProps & { trade: Trade | undefined };

export function PraisedGroup({ read, told, correct, trade }: TradeProps) {
  return (
    <Points
      legend={words.groups.praised}
      ids={reviewPartWords.praisesFor(trade)}
      chip={(id) => reviewPartWords.praises[id].chip}
      read={read.praised}
      ticks={told.praised}
      onTick={(praised, removed) => correct({ ...told, praised }, removed)}
      other={{
        label: words.other.praised,
        placeholder: words.other.praisedExample,
        value: told.praisedOther ?? read.praisedOther ?? "",
        mark: lineMark(read.praisedOther, told.praisedOther),
        onChange: (praisedOther) => correct({ ...told, praisedOther }),
      }}
    />
  );
}

export function ComplaintsGroup({ read, told, correct, trade }: TradeProps) {
  return (
    <Points
      legend={words.groups.complaints}
      ids={reviewPartWords.complaintsFor(trade)}
      chip={(id) => reviewPartWords.complaints[id].chip}
      read={read.complaints}
      ticks={told.complaints}
      onTick={(complaints, removed) => correct({ ...told, complaints }, removed)}
      other={{
        label: words.other.complaint,
        placeholder: words.other.complaintExample,
        value: told.complaintOther ?? read.complaintOther ?? "",
        mark: lineMark(read.complaintOther, told.complaintOther),
        onChange: (complaintOther) => correct({ ...told, complaintOther }),
      }}
    />
  );
}
