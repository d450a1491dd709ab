import type { LessonLink } from "../../content/course/text-schema.ts";
import { paths } from "../paths.ts";
import { promptPath } from "./prompt-path.ts";

/** Where a lesson goes on. */
export function lessonLinkPath({ to }: LessonLink): string {
  if (to.kind === "prompt") return promptPath(to.id);
  return to.kind === "item" ? `${paths.guide}#${to.id}` : `${paths.assistants}#${to.id}`;
}
