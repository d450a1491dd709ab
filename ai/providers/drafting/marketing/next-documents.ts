import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { findPassages } from "../../../knowledge/find-passages.ts";
import { openKnowledge } from "../../../knowledge/index-documents.ts";
import { worthwhile } from "./choose-sources.ts";
import { companionOf, leadingTo } from "./companions.ts";
import { stepsFrom } from "./compose-plan.ts";
import { type Earlier, freshOf, type Last, unlinked } from "./earlier.ts";
import type { Reading } from "./read-question.ts";

/** What goes well with what was given, then what else was found, then the items it goes well with. */
function relatedTo({ context }: Reading, { given }: Earlier): KnowledgeDocument[] {
  const { documents } = openKnowledge();
  const companions = given.flatMap(({ key }) => documents.get(companionOf(key) ?? "") ?? []);
  const found = worthwhile(findPassages(context.rest), context);
  const leading = given
    .flatMap(({ key }) => leadingTo(key))
    .flatMap((key) => documents.get(key) ?? []);
  return [...companions, ...found, ...leading.filter(({ item }) => item !== undefined)].filter(
    ({ sector }) => sector === undefined || sector === context.trade?.sector,
  );
}

/** What comes next on the same subject, neither given nor linked to yet; where all was, what the plan named as its next step. */
export function nextDocuments({ reading, documents }: Last, earlier: Earlier): KnowledgeDocument[] {
  const steps = stepsFrom(documents);
  const shown = [...earlier.given, ...earlier.detailed];
  const named = documents.find((one) => !steps.includes(one) && !shown.includes(one));
  const others = freshOf(relatedTo(reading, earlier), earlier);
  const all = [...new Set([...(named ? [named] : []), ...others])];
  return [...unlinked(all, earlier)];
}
