/** How much of each part of the shop is painted, 0 to 1; a part left out is painted whole. */
export type ShopParts = Partial<
  Record<"door" | "window" | "planter" | "awning" | "pin" | "plate", number>
>;

/** Uncovers the colour of a part from the ground up: the value of `clip-path`, as an attribute, since pages may hold no styles. */
export function painted(share = 1): string | undefined {
  return share >= 1 ? undefined : `inset(${Math.round((1 - share) * 100)}% 0 0 0)`;
}

/** Lettering stands on colour only once the part below it is painted. */
export function inked(share = 1): string {
  return share >= 1 ? "on-art" : "hand";
}

/** Font size of a shop's name, so that it stays on its sign. */
export function signSize(sign: string): number {
  return Math.min(28, Math.floor(400 / sign.length));
}
