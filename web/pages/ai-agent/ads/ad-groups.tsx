import { useState } from "react";
import { adPartWords } from "../../../../content/interface/ad-parts.ts";
import { partWords } from "../../../../content/interface/parts.ts";
import {
  type AdAction,
  type AdParts,
  adActions,
  partCount,
  partLength,
  type Trade,
} from "../../../../contract/parts.ts";
import { adLimits } from "../../../../domain/ad-limits/limits.ts";
import { ChipGroup, ChipOpener, type ChipOption } from "../../../ui/chip.tsx";
import { LineField } from "../../../ui/line-field.tsx";
import { lineMark, markOf, toggleTick } from "../parts/marks.ts";
import { PriceRows } from "./price-rows.tsx";
import { type ToldAd, toTyped } from "./told-ad.ts";

const words = adPartWords.groups;

/** What was read, what was told over it, and what a tap tells. */
export type AdGroupProps = {
  read: AdParts;
  told: ToldAd;
  /** `removed` names what the change takes away. */
  correct: (told: ToldAd, removed?: string) => void;
};

/** What must not be advertised, as a sentence; undefined where there is nothing. */
type FaultIn = (text: string) => string | undefined;

type LineName = "product" | "good" | "place" | "register";

/** One line of an ad: what was read stands in it until it is typed over. */
export function AdLineGroup(
  props: AdGroupProps & { name: LineName; label?: string; example?: string; faultIn?: FaultIn },
) {
  const { name, read, told, correct } = props;
  const { label, placeholder } = words[name];
  const value = told[name] ?? read[name] ?? "";
  const max = partLength[name];
  const isLong = value.trim().length > max;
  const hasNoTitle = name === "product" && !isLong && value.length > adLimits["google-title"];
  return (
    <>
      <LineField
        label={props.label ?? label}
        placeholder={props.example ?? placeholder}
        value={value}
        mark={lineMark(read[name], told[name])}
        fault={isLong ? partWords.tooLong(max) : props.faultIn?.(value)}
        onChange={(typed) => correct({ ...told, [name]: typed })}
      />
      {hasNoTitle && <p className="soft small">{words.product.long}</p>}
    </>
  );
}

/** `closed`: why some of the prices will not be told. */
export function PricesGroup({ read, told, correct, closed }: AdGroupProps & { closed: string[] }) {
  return (
    <>
      <PriceRows
        rows={told.prices ?? toTyped(read.prices)}
        onChange={(prices, removed) => correct({ ...told, prices }, removed)}
      />
      {closed.map((reason) => (
        <p className="soft small" key={reason}>
          {reason}
        </p>
      ))}
    </>
  );
}

type UntilProps = AdGroupProps & {
  /** Days that are likely meant: "sábado, 28/11". */
  choices: readonly string[];
};

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase("pt-BR") + text.slice(1);
}

export function UntilGroup({ read, told, correct, choices }: UntilProps) {
  const meant = told.until ?? read.until ?? "";
  const days = [...new Set([...(read.until ? [read.until] : []), ...choices.slice(0, 3)])];
  const [isOther, setOther] = useState(meant !== "" && !days.includes(meant));
  const options: ChipOption<string>[] = [
    ...days.map((day) => ({
      id: day,
      label: capital(day),
      isOn: !isOther && meant === day,
      mark: day === read.until && told.until === undefined ? ("read" as const) : undefined,
    })),
    { id: "", label: words.until.none, isOn: !isOther && meant === "" },
  ];
  const press = (until: string) => {
    setOther(false);
    correct({ ...told, until }, until === "" && meant ? meant : undefined);
  };
  const { length } = meant.trim();
  return (
    <>
      <ChipGroup
        legend={words.until.legend}
        options={options}
        isSingle
        words={partWords.chips}
        onPress={press}
      >
        <ChipOpener label={words.until.other} isOpen={isOther} onPress={() => setOther(!isOther)} />
      </ChipGroup>
      {isOther && (
        <LineField
          label={words.until.other}
          isLabelHidden
          isShort
          placeholder={words.until.placeholder}
          value={meant}
          fault={length > partLength.until ? partWords.tooLong(partLength.until) : undefined}
          onChange={(until) => correct({ ...told, until })}
        />
      )}
    </>
  );
}

export function ExtrasGroup({
  read,
  told,
  correct,
  trade,
}: AdGroupProps & { trade?: Trade | undefined }) {
  const known = read.extras ?? [];
  const ids = [...new Set([...known, ...adPartWords.extrasFor(trade)])];
  return (
    <ChipGroup
      legend={words.extras}
      options={ids.map((id) => ({
        id,
        label: adPartWords.extras[id],
        isOn: told.extras?.[id] ?? known.includes(id),
        mark: markOf(id, known, told.extras),
      }))}
      atOnce={5}
      words={partWords.chips}
      onPress={(id) => {
        const wasOn = told.extras?.[id] ?? known.includes(id);
        const extras = toggleTick(id, known, told.extras ?? {});
        correct({ ...told, extras }, wasOn ? adPartWords.extras[id] : undefined);
      }}
    />
  );
}

export function ActionGroup({ read, told, correct }: AdGroupProps) {
  const meant = told.action ?? read.action;
  const press = (action: AdAction) => {
    if (meant !== action) correct({ ...told, action });
    else correct({ ...told, action: "none" }, adPartWords.actions[action]);
  };
  return (
    <ChipGroup
      legend={words.action}
      options={adActions.map((id) => ({
        id,
        label: adPartWords.actions[id],
        isOn: meant === id,
        mark: id === read.action && told.action === undefined ? ("read" as const) : undefined,
      }))}
      isSingle
      words={partWords.chips}
      onPress={press}
    />
  );
}

export function ConditionsGroup({
  read,
  told,
  correct,
  faultIn,
}: AdGroupProps & { faultIn: FaultIn }) {
  const known = read.conditions ?? [];
  const rows = told.conditions ?? known;
  const change = (at: number, typed: string) =>
    correct({ ...told, conditions: rows.map((row, place) => (place === at ? typed : row)) });
  const { legend, note, placeholder, add } = words.conditions;
  return (
    <fieldset className="choice-group">
      <legend>
        {legend} <small>{note}</small>
      </legend>
      <div className="condition-rows">
        {rows.map((row, at) => (
          <LineField
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and are only added at the end
            key={at}
            label={legend}
            isLabelHidden
            placeholder={placeholder}
            value={row}
            mark={told.conditions === undefined || known[at] === row ? "read" : undefined}
            fault={
              row.trim().length > partLength.condition
                ? partWords.tooLong(partLength.condition)
                : faultIn(row)
            }
            onChange={(typed) => change(at, typed)}
          />
        ))}
      </div>
      {rows.length < partCount.conditions && (
        <div className="chip-list">
          <ChipOpener
            label={add}
            isOpen={false}
            onPress={() => correct({ ...told, conditions: [...rows, ""] })}
          />
        </div>
      )}
    </fieldset>
  );
}
