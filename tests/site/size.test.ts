import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { root } from "./folders.ts";

/**
 * Lines of code and tests that a folder may have, and files. What nobody can hold in mind nobody can mend: a ceiling is
 * raised by a decision record that says what the users get for it.
 */
const ceilings: Readonly<Record<string, { lines: number; files?: number }>> = {
  // Decision 0039: what drafts 9,000, the guard 2,650.
  drafting: { lines: 11_690, files: 135 },
  "drafting/ads": { lines: 2950 },
  "drafting/guard": { lines: 2650 },
  ai: { lines: 7000 },
  // Decision 0063: passkeys, and the device that its tests sign with.
  auth: { lines: 17_000 },
  server: { lines: 12_500 },
  database: { lines: 7500 },
  limits: { lines: 5500 },
  // Decisions 0049, 0056, 0058, 0060 and 0065.
  web: { lines: 25_500 },
  // Decision 0061: those who bring codes to phones, as they are outside. Decision 0059: PDFs are read back. Decisions 0063 and 0064: the
  // other side of passkeys and SAML.
  tests: { lines: 29_000 },
  // Decision 0066: 26 drawings of lessons.
  scripts: { lines: 3400 },
  // Decision 0059.
  paper: { lines: 1450, files: 22 },
};

const code = "**/*.{ts,tsx,mjs,css}";
const read = (file: string) => readFileSync(file, "utf8");

/** Files and lines of the code below a folder, tests and sentences included. */
function sizeOf(folder: string): { files: number; lines: number } {
  const files = globSync(code, { cwd: join(root, folder) });
  const lines = files.map((file) => read(join(root, folder, file)).split("\n").length - 1);
  return { files: files.length, lines: lines.reduce((sum, count) => sum + count, 0) };
}

describe("the size of", () => {
  it.each(Object.entries(ceilings))("%s stays below its ceiling", (folder, ceiling) => {
    const { files, lines } = sizeOf(folder);
    expect(files).toBeGreaterThan(0);
    expect(lines).toBeLessThanOrEqual(ceiling.lines);
    expect(files).toBeLessThanOrEqual(ceiling.files ?? Number.POSITIVE_INFINITY);
  });
});

/** Bytes: trained weights, a lexicon or somebody else's data would be larger. */
const largestFile = 100_000;
/** A font, pictures of the documents, and what npm writes. */
const mayBeLarger = /\.(?:woff2|png)$|(?:^|\/)package-lock\.json$/;

test("no file of the tree is larger than 100 kB, but for the font, pictures and lockfiles", () => {
  const exclude = ["**/node_modules/**", ".git/**", "build/**", "data/**", "test-results/**"];
  const files = globSync("**/*", { cwd: root, exclude }).filter((file) => !mayBeLarger.test(file));
  expect(files.length).toBeGreaterThan(500);
  const large = files.filter((file) => statSync(join(root, file)).size > largestFile);
  expect(large).toEqual([]);
});
