import type { CSSProperties } from "react";
import { roiDetailWords } from "../../../../content/interface/roi-details.ts";
import type { RoiDetails } from "../../../../contract/gemini-chat.ts";
import { formatBrl } from "../../../../domain/numbers/format.ts";
import "../scenarios.css";

const words = roiDetailWords.click;

/** Part of the bar that stays free at the right of the longer one. */
const margin = 0.9;

type BarProps = { name: string; value: number; longest: number; isMain: boolean };

function Bar({ name, value, longest, isMain }: BarProps) {
  const width = longest > 0 ? (Math.max(0, value) / longest) * margin * 100 : 0;
  return (
    <li>
      <span className="scenario-head">
        <b>{name}</b>
        <span>{formatBrl(value)}</span>
      </span>
      <span
        className={isMain ? "meter plain main" : "meter plain"}
        style={{ "--w": `${width}%` } as CSSProperties}
      >
        <i />
      </span>
    </li>
  );
}

function verdict(cost: number, value: number): string {
  if (cost === value) {
    return words.even;
  }
  return value > cost ? words.pays : words.loses;
}

/** What a click costs beside what it leaves, on one scale. */
export function ClickValue({ details: { costPerClick, valuePerClick } }: { details: RoiDetails }) {
  if (costPerClick === null || valuePerClick === null) {
    return null;
  }
  const longest = Math.max(costPerClick, valuePerClick);
  return (
    <figure>
      <h3 className="label">{words.title}</h3>
      <ul className="scenarios figures">
        <Bar name={words.cost} value={costPerClick} longest={longest} isMain={false} />
        <Bar name={words.value} value={valuePerClick} longest={longest} isMain />
      </ul>
      <figcaption className="small mt-3">
        <b>{verdict(costPerClick, valuePerClick)}</b>{" "}
        <span className="soft">{words.valueNote}</span>
      </figcaption>
    </figure>
  );
}
