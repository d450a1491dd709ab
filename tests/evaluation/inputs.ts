import { everydayInputs } from "./everyday/inputs.ts";
import { heldBackInputs } from "./held-back/inputs.ts";
import type { EvaluationInput } from "./input.ts";
import { openInputs } from "./open/inputs.ts";
import { releasedInputs } from "./released/inputs.ts";

/** `held-back` and `everyday` are hidden from whoever writes the engine. */
export const hiddenParts = ["held-back", "everyday"] as const;
export const parts = ["open", ...hiddenParts] as const;
export type Part = (typeof parts)[number];

/** A held-back set that became known moves to `released/`, and another hand writes a new one. */
export const inputs: Readonly<Record<Part, readonly EvaluationInput[]>> = {
  open: [...openInputs, ...releasedInputs],
  "held-back": heldBackInputs,
  everyday: everydayInputs,
};
