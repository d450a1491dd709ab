import { roiDetailWords } from "../../../../content/interface/roi-details.ts";
import type { RoiDetails } from "../../../../contract/gemini-chat.ts";
import { formatBrl, formatDecimal, formatPercent } from "../../../../domain/numbers/format.ts";
import { type SumRow, SumTable, shown } from "../sum-table.tsx";

const words = roiDetailWords.bill;

type Props = { details: RoiDetails; investment: number | null };

const percent = (value: number) => formatPercent(value, 4);
/** What goes off the revenue. */
const taken = (value: number) => formatBrl(-value);

function rowsOf({ details, investment }: Props): SumRow[] {
  return [
    { ...words.revenue, value: shown(details.revenue, formatBrl) },
    { ...words.productCost, value: shown(details.productCost, taken) },
    { ...words.investment, value: shown(investment, taken) },
    { ...words.roi, value: shown(details.roiPercent, (value) => formatPercent(value, 1)) },
    { ...words.leftPerSale, value: shown(details.leftPerSale, formatBrl) },
    { ...words.breakEvenSales, value: shown(details.breakEvenSales, formatDecimal) },
    { ...words.breakEvenConversion, value: shown(details.breakEvenConversionPercent, percent) },
  ];
}

/** From the revenue to what the shop keeps, line by line. */
export function DetailBill(props: Props) {
  const { profit } = props.details;
  const result = profit !== null && profit < 0 ? words.loss : words.profit;
  return (
    <SumTable
      caption={words.caption}
      first={{ ...result, value: shown(profit, formatBrl) }}
      rows={rowsOf(props)}
    />
  );
}
