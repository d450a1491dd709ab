import { guidePromptIds } from "../../content/guide/prompt-ids.ts";
import { paths, promptAnchor } from "../paths.ts";

/** Where a prompt is shown: the guide has ten of its own, the library has the others. */
export function promptPath(id: string): string {
  const page = guidePromptIds.includes(id) ? paths.guide : paths.library;
  return `${page}#${promptAnchor(id)}`;
}
