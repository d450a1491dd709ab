/**
 * A part of a drawing. Two: a path, in a look of the pen (web/components/drawings/drawings.css). Six: words, with their
 * place, size and the side they begin from.
 */
export type Mark =
  | readonly [look: string, path: string]
  | readonly [
      look: string,
      words: string,
      x: number,
      y: number,
      size: number,
      anchor: "start" | "middle" | "end",
    ];

/** 328 units wide, as a lesson's column on a phone of 360: a unit is a pixel there. Web and PDF draw the same marks. */
export type Drawing = { height: number; marks: readonly Mark[] };

export const drawingWidth = 328;
