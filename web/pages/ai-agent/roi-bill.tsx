import { roiWords } from "../../../content/interface/roi.ts";
import type { RoiValues } from "../../../contract/gemini-chat.ts";
import { formatBrl, formatDecimal, formatPercent } from "../../../domain/numbers/format.ts";
import type { RoiAnalysis } from "../../../domain/roi/analyse-roi.ts";
import { Funnel } from "./funnel.tsx";
import { Scenarios } from "./scenarios.tsx";

type Props = { values: RoiValues; analysis: RoiAnalysis };

type Row = { name: string; note: string; value: string };

function shown(value: number | null, format: (value: number) => string): string {
  return value === null ? roiWords.table.none : format(value);
}

function rowsOf(analysis: RoiAnalysis): Row[] {
  const words = roiWords.table;
  const percent = (value: number) => formatPercent(value, 4);
  return [
    { ...words.sales, value: words.salesCount(formatDecimal(analysis.sales)) },
    { ...words.revenue, value: formatBrl(analysis.revenue) },
    { ...words.profit, value: formatBrl(analysis.profit) },
    { ...words.roas, value: shown(analysis.roas, formatDecimal) },
    { ...words.cac, value: shown(analysis.cac, formatBrl) },
    { ...words.costPerThousand, value: shown(analysis.costPerThousand, formatBrl) },
    {
      ...words.breakEvenSales,
      value: shown(analysis.breakEvenSales, (sales) => words.salesCount(formatDecimal(sales))),
    },
    { ...words.breakEvenConversion, value: shown(analysis.breakEvenConversionPercent, percent) },
  ];
}

function Sums({ analysis }: { analysis: RoiAnalysis }) {
  const words = roiWords.table;
  return (
    <table className="sums num">
      <caption>{words.caption}</caption>
      <tbody>
        <tr className="key">
          <th scope="row">
            {words.roi.name} <small>{words.roi.note}</small>
          </th>
          <td>{shown(analysis.roiPercent, (value) => formatPercent(value, 1))}</td>
        </tr>
        {rowsOf(analysis).map(({ name, note, value }) => (
          <tr key={name}>
            <th scope="row">
              {name} <small>{note}</small>
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Table, funnel and scenarios: computed here, before and independent of any call. */
export function RoiBill({ values, analysis }: Props) {
  return (
    <div className="sheet-card bill">
      <Sums analysis={analysis} />
      <div className="stack">
        <Funnel values={values} analysis={analysis} />
        <Scenarios values={values} analysis={analysis} />
      </div>
    </div>
  );
}
