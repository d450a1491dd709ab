/** A cell that is a figure stands to the right, so that figures of a column compare. */
export function isFigure(cell: string): boolean {
  return /^(?:R\$\s)?[+–]?[\d.,]+%?(?:\smin)?$|^–$/.test(cell);
}
