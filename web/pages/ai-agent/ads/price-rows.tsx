import { CircleAlert, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { adPartWords } from "../../../../content/interface/ad-parts.ts";
import { partWords } from "../../../../content/interface/parts.ts";
import { partCount, partLength } from "../../../../contract/parts.ts";
import { keepNumeric } from "../../../../domain/numbers/keep-numeric.ts";
import { Chip, ChipOpener } from "../../../ui/chip.tsx";
import { keepInForm, LineField } from "../../../ui/line-field.tsx";
import { type PriceFaults, priceFaults, type TypedPrice } from "./told-ad.ts";
import "./price-rows.css";

const words = adPartWords.price;

/** The faults of a row as sentences, in the order of its fields. */
function faultTexts({ label, amount, unit, instalments }: PriceFaults): string[] {
  const { errors } = adPartWords;
  const ofAmount = { amount: errors.amount, zero: errors.amountZero, high: errors.amountHigh };
  return [
    ...(label ? [label === "label" ? errors.label : partWords.tooLong(partLength.label)] : []),
    ...(amount ? [ofAmount[amount]] : []),
    ...(unit ? [partWords.tooLong(partLength.unit)] : []),
    ...(instalments ? [errors.instalments] : []),
  ];
}

type RowProps = {
  row: TypedPrice;
  /** With 'a partir de' and the measure. */
  isDetailed: boolean;
  onChange: (row: TypedPrice) => void;
  onRemove: () => void;
};

function Row({ row, isDetailed, onChange, onRemove }: RowProps) {
  const id = useId();
  const faults = priceFaults(row);
  const texts = faultTexts(faults);
  const { isRead: _read, ...typed } = row;
  const mark = row.isRead ? "read" : undefined;
  const described = texts.length > 0 ? `${id}-faults` : undefined;
  return (
    <li className="price-row">
      <input
        type="text"
        autoComplete="off"
        aria-label={words.label}
        value={row.label}
        data-mark={mark}
        aria-invalid={faults.label !== undefined}
        aria-describedby={described}
        onKeyDown={keepInForm}
        onChange={(event) => onChange({ ...typed, label: event.target.value })}
      />
      <span className="price-amount">
        <span aria-hidden="true">R$</span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className="figures"
          aria-label={words.amount}
          value={row.amount}
          data-mark={mark}
          aria-invalid={faults.amount !== undefined}
          aria-describedby={described}
          onKeyDown={keepInForm}
          onChange={(event) => onChange({ ...typed, amount: keepNumeric(event.target.value) })}
        />
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={words.remove(row.label)}
        onClick={onRemove}
      >
        <X className="icon" aria-hidden="true" />
      </button>
      {(isDetailed || row.from || row.unit || row.instalments) && (
        <div className="price-detail">
          <Chip
            label={words.from}
            isOn={row.from === true}
            onPress={() => onChange({ ...typed, from: !row.from })}
          />
          <LineField
            label={words.unit}
            isLabelHidden
            placeholder={words.unitPlaceholder}
            value={row.unit ?? ""}
            isInvalid={faults.unit !== undefined}
            onChange={(unit) => onChange({ ...typed, unit })}
          />
          <LineField
            label={words.instalments}
            isLabelHidden
            isShort
            placeholder={words.instalmentsPlaceholder}
            value={row.instalments ?? ""}
            isInvalid={faults.instalments !== undefined}
            onChange={(count) => onChange({ ...typed, instalments: keepNumeric(count) })}
          />
        </div>
      )}
      {texts.length > 0 && (
        <p className="fault" id={`${id}-faults`}>
          <CircleAlert className="icon" aria-hidden="true" /> {texts.join(" ")}
        </p>
      )}
    </li>
  );
}

type Props = {
  rows: readonly TypedPrice[];
  /** `removed` names the row that was taken away. */
  onChange: (rows: readonly TypedPrice[], removed?: string) => void;
};

/** The prices of an ad, row by row: what stands here goes into it, and nothing else. */
export function PriceRows({ rows, onChange }: Props) {
  const [isDetailed, setDetailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { legend, note } = adPartWords.groups.prices;
  const change = (at: number, row: TypedPrice) =>
    onChange(rows.map((before, place) => (place === at ? row : before)));
  const remove = (at: number) => {
    const left = rows.filter((_, place) => place !== at);
    onChange(left, rows[at]?.label.trim() || undefined);
    list.current?.closest("fieldset")?.querySelector<HTMLElement>(".chip")?.focus();
  };
  const add = () => {
    onChange([...rows, { label: "", amount: "" }]);
    // The row stands in the document after this event.
    setTimeout(() => {
      const fields = list.current?.querySelectorAll<HTMLElement>(".price-row > input");
      fields?.[rows.length]?.focus();
    });
  };
  const isFull = rows.length >= partCount.prices;
  return (
    <fieldset className="choice-group">
      <legend>
        {legend} <small>{note}</small>
      </legend>
      <ul className="price-rows" ref={list}>
        {rows.map((row, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and are only added at the end
            key={at}
            row={row}
            isDetailed={isDetailed}
            onChange={(next) => change(at, next)}
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      <div className="chip-list">
        {!isFull && <ChipOpener label={words.add} isOpen={false} onPress={add} />}
        {rows.length > 0 && (
          <ChipOpener
            label={words.details}
            isOpen={isDetailed}
            onPress={() => setDetailed(!isDetailed)}
          />
        )}
      </div>
      {isFull && <p className="soft small">{words.full}</p>}
    </fieldset>
  );
}
