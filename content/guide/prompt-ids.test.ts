import { expect, it } from "vitest";
import { guideCategories } from "./guide-categories.ts";
import { guidePromptIds } from "./prompt-ids.ts";

it("the listed ids are those of the guide's prompts", () => {
  expect(guidePromptIds).toEqual(
    guideCategories.flatMap((category) => category.prompts.map(({ id }) => id)),
  );
});
