import { qualityPhrases } from "../../phrases/reviews-points.ts";
import type { Quality } from "../lexicon/opinion.ts";
import type { Thing } from "../lexicon/thing.ts";
import { isHuman, isManned } from "./manned.ts";

/** Qualities that any noun can have: an unknown one may be no food and have no size. */
const ofAnything = new Set<Quality>(["quality", "finish", "beauty", "condition", "price"]);

/** What has no smell, though it stands in a place that has one. */
const odourless =
  /^(?:música|som|televisão|tv|luz|luzes|iluminação|wi-fi|internet|vista|decoração)$/i;

/** Goods that are fresh or stale; a camera is neither. */
const perishable =
  /^(?:flor(?:es)?|buquê|arranjo|rosas?|planta|muda|coroa|cesta|esmalte|tinta|produtos?|ração|maquiagem|óleo|cola|remédio|kit|marmita)/i;

/** Whether a quality is one of this kind of thing. */
export function fits(quality: Quality, thing: Thing): boolean {
  if (quality === "smell" && odourless.test(thing.id)) return false;
  if (quality === "freshness" && thing.class === "goods" && !perishable.test(thing.id))
    return false;
  const { join } = qualityPhrases[quality];
  if (join === undefined || quality === "taste") return false;
  if (thing.class === "other") return join.by === "de" && ofAnything.has(quality);
  return join.classes.includes(thing.class) && (!isHuman(join.classes) || isManned(thing));
}
