import { certificateStates } from "./certificate-states.ts";
import { courseStates } from "./course-states.ts";
import { frameStates } from "./frame-states.ts";
import { guideStates } from "./guide-states.ts";
import { libraryStates } from "./library-states.ts";
import type { PageState } from "./page-state.ts";
import { profileStates } from "./profile-states.ts";

/** What a visitor can make of a page, beyond the way it opens. */
export const pageStates: readonly PageState[] = [
  ...frameStates,
  ...courseStates,
  ...certificateStates,
  ...guideStates,
  ...libraryStates,
  ...profileStates,
];
