import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { illustrations } from "./illustrations.ts";
import { lessonFiles } from "./lessons/lesson-files.ts";

const folder = new URL("../../web/components/drawings/", import.meta.url);

describe("the drawings of the site", () => {
  it.each([...illustrations()])(
    "%s is what the pen draws; `npm run draw` writes it",
    (file, source) => {
      expect(readFileSync(new URL(file, folder), "utf8")).toBe(source);
    },
  );

  it.each([...lessonFiles()])("%s is what the pen draws for the lesson", (file, source) => {
    const course = new URL("../../content/course/", import.meta.url);
    expect(readFileSync(new URL(file, course), "utf8")).toBe(source);
  });

  it("are all from the pen", () => {
    const drawn = readdirSync(folder).filter((file) => file.endsWith(".tsx"));
    expect(drawn.sort()).toEqual([...illustrations().keys()].sort());
  });
});
