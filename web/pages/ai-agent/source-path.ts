import type { Source } from "../../../contract/gemini-chat.ts";
import { promptPath } from "../../components/prompt-path.ts";
import { lessonPath, paths } from "../../paths.ts";

/** Where what an answer rests on stands in the site. */
export function sourcePath({ kind, id }: Source): string {
  if (kind === "lesson") {
    return lessonPath(id);
  }
  return kind === "item" ? `${paths.guide}#${id}` : promptPath(id);
}
