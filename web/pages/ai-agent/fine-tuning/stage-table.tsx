import { roiDetailWords } from "../../../../content/interface/roi-details.ts";
import type { RoiDetails } from "../../../../contract/gemini-chat.ts";
import {
  formatBrl,
  formatDecimal,
  formatInteger,
  formatPercent,
} from "../../../../domain/numbers/format.ts";
import "../sum-table.css";

const words = roiDetailWords.stages;

type Row = { name: string; rate?: string; count: string | null; cost: string | null };

function shown(value: number | null, format: (value: number) => string): string | null {
  return value === null ? null : format(value);
}

/** Impressions and clicks are shown whole; sales are an expectation. */
function rowsOf(details: RoiDetails): Row[] {
  const { clickThroughPercent, clickConversionPercent } = details;
  return [
    { name: words.impressions, count: shown(details.impressions, formatInteger), cost: null },
    {
      name: words.clicks,
      rate: words.ofImpressions(formatPercent(clickThroughPercent ?? Number.NaN)),
      count: shown(details.clicks, formatInteger),
      cost: shown(details.costPerClick, formatBrl),
    },
    {
      name: words.sales,
      rate: words.ofClicks(formatPercent(clickConversionPercent ?? Number.NaN)),
      count: shown(details.sales, formatDecimal),
      cost: shown(details.costPerSale, formatBrl),
    },
  ];
}

/** The table in one or two sentences. */
function inWords({ impressions, clicks, sales, ...details }: RoiDetails): string {
  const count = (value: number | null) => formatInteger(value ?? 0);
  const rate = (value: number | null) => formatPercent(value ?? 0);
  const first =
    impressions === null
      ? words.onlyClicks(count(clicks))
      : words.clicked(count(impressions), count(clicks), rate(details.clickThroughPercent));
  if (sales === null || !clicks) {
    return first;
  }
  const bought = words.bought(
    count(clicks),
    formatDecimal(sales),
    rate(details.clickConversionPercent),
  );
  return `${first} ${bought}`;
}

function Cell({ text }: { text: string | null }) {
  if (text !== null) {
    return <td>{text}</td>;
  }
  return (
    <td>
      <span aria-hidden="true">–</span>
      <span className="screen-reader">{words.dash}</span>
    </td>
  );
}

/** Impressions, clicks, sales: how many, what share of the stage before, what each cost. */
export function StageTable({ details }: { details: RoiDetails }) {
  return (
    <div>
      <table className="sum-table stages figures">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            {[words.stage, words.count, words.cost].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(details).map(({ name, rate, count, cost }) => (
            <tr key={name}>
              <th scope="row">
                {name} {rate && <small>{rate}</small>}
              </th>
              <Cell text={count} />
              <Cell text={cost} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft mt-3">{inWords(details)}</p>
    </div>
  );
}
