import { expect, test } from "vitest";
import { readDocuments } from "./documents.ts";
import { openKnowledge, prepareKnowledge } from "./index-documents.ts";

test("reading in slices pauses often, and who cannot wait has the whole at once", async () => {
  let pauses = 0;
  let opened: ReturnType<typeof openKnowledge> | undefined;
  await prepareKnowledge(async () => {
    pauses += 1;
    if (pauses === 5) opened = openKnowledge();
  });
  expect(pauses).toBe(5);
  expect(opened?.search.documentCount).toBe(readDocuments().length);
  expect(opened?.documents.size).toBe(readDocuments().length);
  expect(openKnowledge()).toBe(opened);
});

test("what is read already needs no pause", async () => {
  await prepareKnowledge(() => Promise.reject(new Error("nothing is left to read")));
});
