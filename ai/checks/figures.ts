import { createFigureLookup, type Figure, figuresIn } from "../../domain/figures/figures.ts";
import type { Check } from "./fault.ts";

/** Every figure has to be among those of the texts that are given, or be harmless by itself. */
export function createFigureCheck(given: string, isHarmless: (figure: Figure) => boolean): Check {
  let isKnown: ((figure: Figure) => boolean) | undefined;
  return (text) => {
    if (!/\d/.test(text)) return undefined;
    const figures = figuresIn(text).filter((figure) => !isHarmless(figure));
    if (figures.length === 0) return undefined;
    isKnown ??= createFigureLookup(figuresIn(given));
    const wrong = figures.find((figure) => !isKnown?.(figure));
    return wrong && { rule: "figure", figure: wrong.text };
  };
}
