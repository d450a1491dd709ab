import { expect, test, vi } from "vitest";
import { forgetDraft, keep, keepForDraft } from "./keep.ts";

test("the same text is read once, until the draft is made", () => {
  const read = vi.fn((text: string) => text.length);
  const length = keepForDraft(read);
  expect([length("bolo"), length("bolo")]).toEqual([4, 4]);
  expect(read).toHaveBeenCalledTimes(1);
  forgetDraft();
  expect(length("bolo")).toBe(4);
  expect(read).toHaveBeenCalledTimes(2);
});

test("no more than so many texts are kept", () => {
  const read = vi.fn((text: string) => text);
  const same = keep(read);
  for (let number = 0; number <= 256; number += 1) same(`${number}`);
  same("0");
  expect(read).toHaveBeenCalledTimes(258);
});
