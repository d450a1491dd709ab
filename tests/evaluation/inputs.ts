import { heldBackInputs } from "./held-back/inputs.ts";
import type { EvaluationInput } from "./input.ts";
import { openInputs } from "./open/inputs.ts";
import { releasedInputs } from "./released/inputs.ts";

/** `held-back` is hidden from whoever writes the engine. */
export const parts = ["open", "held-back"] as const;
export type Part = (typeof parts)[number];

/** A held-back set that became known moves to `released/`, and another hand writes a new one. */
export const inputs: Readonly<Record<Part, readonly EvaluationInput[]>> = {
  open: [...openInputs, ...releasedInputs],
  "held-back": heldBackInputs,
};
