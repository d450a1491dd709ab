import { expect, it } from "vitest";
import { guideCategories } from "./guide-categories.ts";
import { practiceItemIds, profileItemIds } from "./items.ts";
import { practices } from "./practices.ts";
import { profileCards } from "./profile-cards.ts";
import { guidePromptIds } from "./prompt-ids.ts";

it("the listed prompt ids are those of the guide's prompts", () => {
  const prompts = guideCategories.flatMap((category) => category.prompts);
  expect(guidePromptIds).toEqual(prompts.map(({ id }) => id));
});

it("the listed item ids are those of the two checklists", () => {
  const items = profileCards.flatMap((card) => card.items);
  expect(profileItemIds).toEqual(items.map(({ id }) => id));
  expect(practiceItemIds).toEqual(practices.map(({ item }) => item.id));
});
