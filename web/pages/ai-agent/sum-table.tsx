import { roiWords } from "../../../content/interface/roi.ts";
import "./sum-table.css";

export type SumRow = {
  name: string;
  note: string;
  /** Null where it cannot be worked out. */
  value: string | null;
};

export function shown(value: number | null, format: (value: number) => string): string | null {
  return value === null ? null : format(value);
}

function Row({ row: { name, note, value }, isKey = false }: { row: SumRow; isKey?: boolean }) {
  return (
    <tr className={isKey ? "key" : undefined}>
      <th scope="row">
        {name} <small>{note}</small>
      </th>
      <td className={value === null ? "words" : undefined}>{value ?? roiWords.table.none}</td>
    </tr>
  );
}

/** A bill: one figure that counts most, and those that lead to it. */
export function SumTable(props: { caption: string; first: SumRow; rows: readonly SumRow[] }) {
  return (
    <table className="sum-table figures">
      <caption>{props.caption}</caption>
      <tbody>
        <Row row={props.first} isKey />
        {props.rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}
