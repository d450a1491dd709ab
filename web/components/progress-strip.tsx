import type { Lesson } from "../../content/course/schema.ts";
import { afterContact } from "../ui/after-contact.ts";
import { late } from "../ui/late.ts";
import { useLate } from "../ui/use-late.ts";
import type { ShopParts } from "./drawings/paint.ts";

const view = late(() => afterContact(() => import("./progress-strip-view.tsx")));

/** `share` is from 0 to 1; a lesson is one that was just finished. */
export type Progress =
  | { of: "course"; share: number; lesson?: Lesson | undefined }
  | { of: "profile"; share: number; parts: ShopParts }
  | { of: "practices"; share: number };

/**
 * Progress where one works: the last thing in a list, at the lower edge of the screen as long as the list is read.
 * Fetched and drawn once something is done, so that the page opens as light as it was.
 */
export function ProgressStrip({ progress }: { progress: Progress }) {
  const strip = useLate(view, true);
  return strip ? <strip.ProgressStripView progress={progress} /> : null;
}
