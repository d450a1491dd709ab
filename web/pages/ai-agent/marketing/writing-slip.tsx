import { useState } from "react";
import type { WritingCard } from "../../../../content/cards/schema.ts";
import { marketingWords as words } from "../../../../content/interface/marketing.ts";
import { partWords } from "../../../../content/interface/parts.ts";
import type { ChatRequest } from "../../../../contract/gemini-chat.ts";
import { type Finding, partLength } from "../../../../contract/parts.ts";
import { useDeviceData } from "../../../storage/use-device-data.ts";
import { LineField } from "../../../ui/line-field.tsx";
import { Slip, SlipGroup } from "../../../ui/slip.tsx";
import { filledIn } from "./card-request.ts";
import "../parts/parts.css";

type Props = {
  card: WritingCard;
  /** What the guard keeps out of the text. */
  findings: readonly Finding[];
  /** What the question itself says for the fields. */
  read: Readonly<Record<string, string>>;
  asked: ChatRequest;
  /** The text that is shown is a draft: it changes at once. */
  onFill: (asked: ChatRequest) => void;
};

function isTooLong(value: string): boolean {
  return value.trim().length > partLength.field;
}

/** On top of a text that is filled in: its fields, with what the device knows of the business. */
export function WritingSlip({ card, findings, read, asked, onFill }: Props) {
  const { business } = useDeviceData();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({
    ...read,
    ...asked.marketingParts?.fields,
  });
  const change = (id: string, value: string) => {
    const next = { ...typed, [id]: value };
    setTyped(next);
    if (Object.values(next).some(isTooLong)) return;
    onFill(filledIn({ ...asked, ...(business && { business }) }, card.id, next));
  };
  return (
    <div className="slip-on-receipt">
      {findings.map(({ start, words: stopped, reason }) => (
        <p key={start} className="note">
          {words.leftOut(stopped, reason)}
        </p>
      ))}
      <Slip title={card.title} hint={words.writing.hint}>
        <div className="slip-groups">
          {card.fields.map(({ id, label, placeholder, from }) => {
            const known = from && business?.[from];
            const value = typed[id] ?? known ?? "";
            const isRead = value !== "" && (typed[id] === undefined || value === read[id]);
            return (
              <SlipGroup key={id} id={`${card.id}-${id}`}>
                <LineField
                  label={label}
                  placeholder={placeholder}
                  value={value}
                  mark={isRead ? "read" : undefined}
                  fault={isTooLong(value) ? partWords.tooLong(partLength.field) : undefined}
                  onChange={(next) => change(id, next)}
                />
              </SlipGroup>
            );
          })}
        </div>
      </Slip>
    </div>
  );
}
