import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./folders.ts";

const document = readFileSync(join(root, "docs/security.md"), "utf8");

type Point = { number: number; fault: string; here: string; shownBy: string };

const points: readonly Point[] = document.split("\n").flatMap((line) => {
  const [, number = "", fault = "", here = "", shownBy = ""] = line
    .split(" | ")
    .flatMap((cell) => (cell.startsWith("| ") ? ["", cell.slice(2)] : [cell.replace(/ \|$/, "")]));
  return /^\d+$/.test(number) ? [{ number: Number(number), fault, here, shownBy }] : [];
});

/** Names of tests by their files, as a point has them. */
function testsOf({ shownBy }: Point): [file: string, names: string[]][] {
  return shownBy.split("; ").map((part) => {
    const [, file = ""] = /^`([\w./-]+\.test\.ts)` /.exec(part) ?? [];
    return [file, Array.from(part.matchAll(/"([^"]+)"/g), ([, name = ""]) => name)];
  });
}

test("the points run from 1 to 70, each with what holds here", () => {
  expect(points.map(({ number }) => number)).toEqual(Array.from({ length: 70 }, (_, at) => at + 1));
  for (const { fault, here } of points) {
    expect(fault.length).toBeGreaterThan(10);
    expect(here.length).toBeGreaterThan(10);
  }
});

describe.each(points)("point $number", (point) => {
  test("is shown by tests that are there, under their own names", () => {
    const tests = testsOf(point);
    expect(tests.length).toBeGreaterThan(0);
    for (const [file, names] of tests) {
      expect(names.length).toBeGreaterThan(0);
      const source = readFileSync(join(root, file), "utf8");
      const missing = names.filter((name) => !source.includes(`"${name}",`));
      expect([file, missing]).toEqual([file, []]);
    }
  });
});

test("every setting and every page that it names is there", () => {
  const example = readFileSync(join(root, ".env.example"), "utf8");
  const settings = document.match(/`(?:AUTH|SUPABASE)_[A-Z_]+(?:`|=)/g) ?? [];
  expect(settings.length).toBeGreaterThan(10);
  for (const setting of settings)
    expect(example).toContain(`\n${setting.replace(/^`|[`=]$/g, "")}=`);
  for (const [, page = ""] of document.matchAll(/\]\(([\w-]+\.md)(?:#[\w-]+)?\)/g))
    expect(readFileSync(join(root, "docs", page), "utf8")).toContain("# ");
});
