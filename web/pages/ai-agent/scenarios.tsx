import type { CSSProperties } from "react";
import { roiWords } from "../../../content/interface/roi.ts";
import { formatBrl, formatInteger } from "../../../domain/numbers/format.ts";
import type { Outlook, Turn } from "../../../domain/roi-details/outlook.ts";
import "./scenarios.css";

const words = roiWords.scenarios;

/** Part of the bar that stays free at the right of the longest. */
const margin = 0.9;

/** Per cent of the bar's width, on one scale for the three bars and the break-even line. */
function widthOn(scale: number, value: number): string {
  return `${scale > 0 ? Math.max(0, Math.min(100, (value / scale) * margin * 100)) : 0}%`;
}

function salesOf({ sales }: Turn): string {
  if (sales < 1) return words.few;
  return sales < 1.5 ? words.one : words.sales(formatInteger(sales));
}

function resultOf({ revenue, left }: Turn): string {
  if (left === null) return words.enter(formatBrl(revenue));
  return left < 0 ? words.missing(formatBrl(-left)) : words.left(formatBrl(left));
}

/** Half the sales, those expected and half as many more: what is left to pay the advertisement, beside what it costs. */
export function Scenarios({ outlook }: { outlook: Outlook }) {
  const { investment, half, more, sales, revenue, left } = outlook;
  const turns = { half, expected: { sales, revenue, left }, more };
  const paying = (turn: Turn) => (turn.left === null ? turn.revenue : turn.left + investment);
  const scale = Math.max(investment, ...Object.values(turns).map(paying));
  const line = left === null ? words.covered : words.paid;
  return (
    <figure>
      <h4 className="label">{words.title}</h4>
      <ul
        className="scenarios figures"
        style={{ "--break-even": widthOn(scale, investment) } as CSSProperties}
      >
        {(["half", "expected", "more"] as const).map((name) => (
          <li key={name}>
            <span className="scenario-head">
              <b>
                {words.names[name]}: {salesOf(turns[name])}
              </b>
              <span>{resultOf(turns[name])}</span>
            </span>
            <span
              className={name === "expected" ? "meter main" : "meter"}
              style={{ "--w": widthOn(scale, paying(turns[name])) } as CSSProperties}
            >
              <i />
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="key-label mt-3">{line(formatBrl(investment))}</figcaption>
    </figure>
  );
}
