import { expect, it } from "vitest";
import { diagrams, readDocument, withDiagrams } from "./diagram.ts";

it("docs/architecture.md shows the arrows that the code has; `npm run diagram` draws them", async () => {
  const document = readDocument();
  expect(document).toBe(withDiagrams(document, await diagrams()));
});

it("a document without the marks of a diagram is refused", () => {
  expect(() => withDiagrams("# Architecture", { modules: "flowchart" })).toThrow("lacks the marks");
});
