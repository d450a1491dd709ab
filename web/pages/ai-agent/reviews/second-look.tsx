import { complaintHints } from "../../../../content/cards/complaint-hints.ts";
import { partWords } from "../../../../content/interface/parts.ts";
import { reviewPartWords } from "../../../../content/interface/review-parts.ts";
import { reviewReadingWords as words } from "../../../../content/interface/review-reading.ts";
import { type Complaint, complaints, type ReviewParts } from "../../../../contract/parts.ts";
import { fold } from "../../../../domain/search/fold.ts";
import { ChipGroup } from "../../../ui/chip.tsx";
import { markOf, toggleTick } from "../parts/marks.ts";
import type { GroupProps } from "./point-groups.tsx";

const hints = complaints.flatMap((id) => {
  const hint = complaintHints[id];
  return hint ? [[id, new RegExp(`(?<!\\b(?:sem|nao|nem|nada) )\\b(?:${hint})\\b`)] as const] : [];
});

/** Complaints that the text may mean and that were not surely read: asked, never said by themselves. */
export function mentioned(text: string, { complaints: read = [] }: ReviewParts): Complaint[] {
  const folded = fold(text);
  return hints.flatMap(([id, hint]) => (!read.includes(id) && hint.test(folded) ? [id] : []));
}

/** Beside the stars: "Fala disto também?", a tap each. */
export function SecondLook({ text, read, told, correct }: GroupProps & { text: string }) {
  const ids = mentioned(text, read);
  if (ids.length === 0) return null;
  const known = read.complaints ?? [];
  return (
    <ChipGroup
      legend={words.secondLook.legend}
      note={words.secondLook.note}
      options={ids.map((id) => ({
        id,
        label: reviewPartWords.complaints[id].chip,
        isOn: told.complaints?.[id] ?? false,
        mark: markOf(id, known, told.complaints),
      }))}
      words={partWords.chips}
      onPress={(id) =>
        correct({ ...told, complaints: toggleTick(id, known, told.complaints ?? {}) })
      }
    />
  );
}
