import { type ReactNode, useId, useState } from "react";
import { businessWords as words } from "../../../../content/interface/business.ts";
import { partWords } from "../../../../content/interface/parts.ts";
import { type Business, contactChannels, partLength, trades } from "../../../../contract/parts.ts";
import { tellBusiness, useDeviceData } from "../../../storage/use-device-data.ts";
import { ChipGroup } from "../../../ui/chip.tsx";
import { LineField } from "../../../ui/line-field.tsx";

type Line = "shop" | "town" | "contactDetail" | "signature";
export type BusinessField = "trade" | "shop" | "town" | "contact" | "signature";

/** What is typed stays as it is typed; what is kept is trimmed, and nothing that is too long. */
function LineEditor({ name }: { name: Line }) {
  const { business } = useDeviceData();
  const [typed, setTyped] = useState(business?.[name] ?? "");
  const max = partLength[name];
  const isLong = typed.trim().length > max;
  const change = (value: string) => {
    setTyped(value);
    if (value.trim().length <= max) tellBusiness({ [name]: value });
  };
  return (
    <LineField
      label={words.fields[name]}
      isLabelHidden={name !== "contactDetail"}
      placeholder={words.placeholders[name]}
      value={typed}
      fault={isLong ? partWords.tooLong(max) : undefined}
      onChange={change}
    />
  );
}

type OneOfProps<Id extends string> = {
  legend: string;
  ids: readonly Id[];
  names: Record<Id, string>;
  chosen: Id | undefined;
  atOnce: number;
  onChoose: (id: Id | undefined) => void;
};

function OneOf<Id extends string>(props: OneOfProps<Id>) {
  const { legend, ids, names, chosen, atOnce, onChoose } = props;
  return (
    <ChipGroup
      legend={legend}
      options={ids.map((id) => ({ id, label: names[id], isOn: id === chosen }))}
      atOnce={atOnce}
      isSingle
      words={partWords.chips}
      onPress={(id) => onChoose(id === chosen ? undefined : id)}
    />
  );
}

function Editor({ field }: { field: BusinessField }) {
  const { business } = useDeviceData();
  if (field === "trade") {
    return (
      <OneOf
        legend={words.choose.trade}
        ids={trades}
        names={words.trades}
        chosen={business?.trade}
        atOnce={8}
        onChoose={(trade) => tellBusiness({ trade })}
      />
    );
  }
  if (field !== "contact") return <LineEditor name={field} />;
  return (
    <>
      <OneOf
        legend={words.choose.contact}
        ids={contactChannels}
        names={words.contacts}
        chosen={business?.contact}
        atOnce={contactChannels.length}
        onChoose={(contact) => tellBusiness({ contact })}
      />
      {business?.contact && <LineEditor name="contactDetail" />}
    </>
  );
}

/** What is kept of a field, in words. */
function keptValue(field: BusinessField, business: Business = {}): string | undefined {
  const { trade, contact, contactDetail } = business;
  if (field === "trade") return trade && words.trades[trade];
  if (field !== "contact") return business[field];
  const name = contact && words.contacts[contact];
  return name && contactDetail ? `${name}: ${contactDetail}` : name;
}

function Row({ field }: { field: BusinessField }): ReactNode {
  const { business } = useDeviceData();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const value = keptValue(field, business);
  return (
    <div className="kept-row">
      <p className="kept-name">{words.fields[field]}</p>
      <p className="kept-value">{value ?? <span className="soft">{words.noneYet}</span>}</p>
      <button
        type="button"
        className="plain-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.change.done : value ? words.change.short : words.change.tell}
        <span className="screen-reader"> {words.change.what[field]}</span>
      </button>
      <div className="kept-editor" id={id} hidden={!isOpen}>
        {isOpen && <Editor field={field} />}
      </div>
    </div>
  );
}

/** What the device remembers of the business, each thing with its way to change it. */
export function BusinessRows({ fields }: { fields: readonly BusinessField[] }) {
  return (
    <>
      <div className="kept">
        {fields.map((field) => (
          <Row key={field} field={field} />
        ))}
      </div>
      <p className="soft small">{words.remembered}</p>
    </>
  );
}
