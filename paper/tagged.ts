import type { Document, Structure } from "./pen.ts";

/** What pdfkit takes, and its types do not know all of. `bbox`: left, top, right, bottom. */
type TagOptions = {
  alt?: string;
  scope?: "Row" | "Column";
  bbox?: [number, number, number, number];
};

/** An element of the structure tree below another one; `draw` writes what stands in it. */
export function addTag(
  doc: Document,
  parent: Structure,
  type: string,
  draw?: () => void,
  options: TagOptions = {},
): Structure {
  const element = doc.struct(type, options);
  parent.add(element);
  return draw ? element.add(draw) : element;
}

/** A primitive string would be written as a name. */
export function asText(value: string): string {
  return Object(value);
}

/** ISO 14289-1; the types know no subset but those for archives. */
export const pdfUa = "PDF/UA" as string as "PDF/A-3";

type WithData = { dictionary: { data: Record<string, unknown> } };

/** PDF/UA-1 asks a list that has labels to say how it counts. */
export function setNumbering(list: Structure, numbering: "Decimal" | "LowerAlpha" | "None"): void {
  (list as unknown as WithData).dictionary.data.A = { O: "List", ListNumbering: numbering };
}
