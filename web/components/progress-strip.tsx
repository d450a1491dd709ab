import { afterContact } from "../ui/after-contact.ts";
import { late } from "../ui/late.ts";
import { useLate } from "../ui/use-late.ts";
import type { Progress } from "./progress.ts";

const view = late(() => afterContact(() => import("./progress-strip-view.tsx")));

/**
 * Progress where one works: the last thing in a list, at the lower edge of the screen as long as the list is read.
 * Fetched and drawn once something is done, so that the page opens as light as it was.
 */
export function ProgressStrip({ progress }: { progress: Progress }) {
  const strip = useLate(view, true);
  return strip ? <strip.ProgressStripView progress={progress} /> : null;
}
