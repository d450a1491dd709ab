import { guideCategories } from "../../../content/guide/guide-categories.ts";
import { paths, promptAnchor } from "../../paths.ts";

const guidePromptIds = new Set(
  guideCategories.flatMap((category) => category.prompts.map(({ id }) => id)),
);

/** Where a prompt is shown: this page has ten of its own, the library has the others. */
export function promptPath(id: string): string {
  const page = guidePromptIds.has(id) ? paths.guide : paths.library;
  return `${page}#${promptAnchor(id)}`;
}
