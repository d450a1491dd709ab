import { roiWords } from "../../../content/interface/roi.ts";
import type { RoiValues } from "../../../contract/gemini-chat.ts";
import { formatBrl, formatDecimal, formatPercent } from "../../../domain/numbers/format.ts";
import type { RoiAnalysis } from "../../../domain/roi/analyse-roi.ts";
import { Funnel } from "./funnel.tsx";
import { Scenarios } from "./scenarios.tsx";
import { type SumRow, SumTable, shown } from "./sum-table.tsx";

type Props = { values: RoiValues; analysis: RoiAnalysis };

function rowsOf(analysis: RoiAnalysis): SumRow[] {
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

/** Table, funnel and scenarios: computed here, before and independent of any call. */
export function RoiBill({ values, analysis }: Props) {
  const { table } = roiWords;
  return (
    <div className="sheet-card bill">
      <SumTable
        caption={table.caption}
        first={{ ...table.roi, value: shown(analysis.roiPercent, (roi) => formatPercent(roi, 1)) }}
        rows={rowsOf(analysis)}
      />
      <div className="stack">
        <Funnel values={values} analysis={analysis} />
        <Scenarios values={values} analysis={analysis} />
      </div>
    </div>
  );
}
