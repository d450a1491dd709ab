import { logistic } from "../choosing/hashed-model.ts";

/** The chance by two readers, the signs and the network; by the signs alone where the network hears nothing. */
export function blend(
  signs: number,
  network: number | undefined,
  [bias, ofSigns, ofNetwork]: readonly [number, number, number],
): number {
  return logistic(network === undefined ? signs : bias + ofSigns * signs + ofNetwork * network);
}
