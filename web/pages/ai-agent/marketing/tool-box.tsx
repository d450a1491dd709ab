import { useId, useState } from "react";
import { marketingWords } from "../../../../content/interface/marketing.ts";
import { LineField } from "../../../ui/line-field.tsx";
import "./tool-box.css";

export type ToolField = { id: string; label: string; placeholder: string };
export type ToolOutcome =
  | { kind: "waiting" }
  | { kind: "faults"; faults: Record<string, string> }
  | { kind: "result"; headline: { name: string; value: string }; lines: readonly string[] };

/** A sum of drafting/marketing: pure, from what is typed. */
export type Tool = {
  fields: readonly ToolField[];
  run: (typed: Readonly<Record<string, string>>, today: string) => ToolOutcome;
};

export type Sum = {
  tool: Tool;
  /** What the question itself says for the fields. */
  read: Readonly<Record<string, string>>;
  /** What was typed into them before. */
  given?: Readonly<Record<string, string>> | undefined;
  today: string;
  /** What was typed, so that the text to be copied has the same sum. */
  onFill: (typed: Readonly<Record<string, string>>) => void;
};

function Outcome({ outcome }: { outcome: ToolOutcome }) {
  if (outcome.kind === "waiting")
    return <p className="soft small">{marketingWords.tool.waiting}</p>;
  if (outcome.kind === "faults") {
    const { "": whole } = outcome.faults;
    return whole ? <p className="fault">{whole}</p> : null;
  }
  const { headline, lines } = outcome;
  return (
    <>
      <span>{headline.name}</span>
      {headline.value && <b>{headline.value}</b>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** A small sum inside an answer: done here, as it is typed. */
export function ToolBox({ tool, read, given, today, onFill }: Sum) {
  const id = useId();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({ ...read, ...given });
  const outcome = tool.run(typed, today);
  const change = (field: string, value: string) => {
    const next = { ...typed, [field]: value };
    setTyped(next);
    onFill(next);
  };
  const faults = outcome.kind === "faults" ? outcome.faults : {};
  return (
    <div className="tool-box">
      {tool.fields.length > 0 && (
        <div className="tool-fields">
          {tool.fields.map((field) => (
            <LineField
              key={field.id}
              label={field.label}
              placeholder={field.placeholder}
              value={typed[field.id] ?? ""}
              mark={typed[field.id] && typed[field.id] === read[field.id] ? "read" : undefined}
              fault={faults[field.id]}
              onChange={(value) => change(field.id, value)}
            />
          ))}
        </div>
      )}
      <output htmlFor={id}>
        <Outcome outcome={outcome} />
      </output>
    </div>
  );
}
