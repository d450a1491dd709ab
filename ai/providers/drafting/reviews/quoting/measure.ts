import { toWords } from "../../text/words.ts";
import type { ClauseSounds, Side } from "../choosing/beside-others.ts";
import type { Sided } from "../choosing/candidates.ts";
import type { Context } from "../choosing/context.ts";
import { type Half, type Halves, halfAt } from "../choosing/halves.ts";
import { chanceOf, logitOf, unpackModel } from "../choosing/hashed-model.ts";
import { asideAt } from "../choosing/not-praised.ts";
import { type Place, sideSigns } from "../choosing/side-signs.ts";
import { tellingSigns } from "../choosing/telling-signs.ts";
import { packedSide, packedTelling } from "../choosing/weights.ts";
import { blend } from "../net/blend.ts";
import { tellingBlend } from "../net/weights.ts";
import { placeOf } from "./places.ts";
import type { Fragment } from "./quotes.ts";

const tellingModel = unpackModel(packedTelling);
const sideModel = unpackModel(packedSide);

/** How sure a half is that its clause tells. */
const ofHalf = { praised: 0.9, blamed: 0.1, blamedIfGood: 0.3 } as const;

function praisedAt(place: Place, context: Context, half: Half): number {
  const chance = chanceOf(sideSigns(place, context), sideModel);
  if (half === undefined) return chance;
  return half === 1 ? Math.max(chance, ofHalf.praised) : Math.min(chance, ofHalf.blamed);
}

/** What a text is, its halves, and how its clauses sound. */
type Heard = { tone: Sided; context: Context; halves: Halves; sounds: ClauseSounds };

/** The chances that a stretch tells of either side, in a text that praises, blames or does both. */
export function measure(fragment: Fragment, heard: Heard): Record<Side, number> {
  const { tone, context, halves, sounds } = heard;
  const { feel } = context;
  const words = toWords(fragment.text).map(({ text }) => text);
  const telling = (side: Side) =>
    blend(
      logitOf(tellingSigns(fragment, { side, tone, feel, sounds }), tellingModel),
      context.listener.telling(tone, side, words),
      tellingBlend,
    );
  if (tone === "praise") return { good: telling("good"), bad: 0 };
  const place = placeOf(fragment.text, context.segments);
  const half = place && halfAt(halves, place);
  if (tone === "complaint")
    return { good: 0, bad: telling("bad") * (half === 1 ? ofHalf.blamedIfGood : 1) };
  if (place === undefined) return { good: 0, bad: 0 };
  if (/^(?:once|elsewhere|wished|lacking)$/.test(asideAt(place, context.segments) ?? ""))
    return { good: 0, bad: telling("bad") };
  const praised = praisedAt(place, context, half);
  return { good: telling("good") * praised, bad: telling("bad") * (1 - praised) };
}
