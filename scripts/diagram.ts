import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";

// `npm run diagram`: draws docs/architecture.md's diagrams from the imports that stand in the code.

const root = join(import.meta.dirname, "..");
const document = join(root, "docs/architecture.md");
const product =
  /^(ai|auth|content|contract|database|deploy|domain|drafting|limits|paper|scripts|server|web)\/.+\.(ts|tsx|mjs)$/;
const besideProduct = /\.test\.tsx?$|\/(fake-[^/]+|fixture)\.ts$/;

/** An arrow of a diagram. `types`: nothing but types is imported, so it is gone at run time. */
type Arrow = { from: string; to: string; door: boolean; types: boolean };

async function readImports(): Promise<ICruiseResult> {
  const options = await extractOptions(join(root, ".dependency-cruiser.mjs"));
  const { output } = await cruise(["."], { ...options, baseDir: root, validate: false });
  if (typeof output === "string") {
    throw new Error("The cruiser gave a report instead of its result.");
  }
  return output;
}

function isProduct(file: string): boolean {
  return product.test(file) && !besideProduct.test(file);
}

/** Names the box in which a file stands; undefined for a file outside the diagram. */
type PlaceOf = (file: string) => string | undefined;

function arrowsOf({ modules }: ICruiseResult, placeOf: PlaceOf): Arrow[] {
  return modules
    .filter(({ source }) => isProduct(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => isProduct(resolved))
        .map((dependency) => ({
          from: placeOf(source) ?? "",
          to: placeOf(dependency.resolved) ?? "",
          door: dependency.dependencyTypes.includes("aliased-subpath-import"),
          types: dependency.dependencyTypes.includes("type-only"),
        })),
    )
    .filter(({ from, to }) => from && to && from !== to);
}

/** Many imports between two places are one arrow, dotted only if all of them are types. */
function merge(arrows: readonly Arrow[]): Arrow[] {
  const merged = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const key = `${arrow.from} ${arrow.to}`;
    const known = merged.get(key);
    merged.set(key, { ...arrow, types: arrow.types && (known?.types ?? true) });
  }
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, arrow]) => arrow);
}

function draw(direction: "TD" | "LR", arrows: readonly Arrow[]): string {
  const id = (place: string) => place.replaceAll(/\W/g, "_");
  const places = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].sort();
  return [
    "```mermaid",
    `flowchart ${direction}`,
    ...places.map((place) => `  ${id(place)}["${place}"]`),
    ...arrows.map(({ from, to, door, types }) => {
      const line = types ? "-.->" : "-->";
      return `  ${id(from)} ${line}${door ? `|"#${to}"|` : ""} ${id(to)}`;
    }),
    "```",
  ].join("\n");
}

/** The parts of web; a file at its root belongs to the shell, but for the one that all may ask. */
function partOfWeb(file: string): string | undefined {
  const [folder, part = "", inside] = file.split("/");
  if (folder !== "web") {
    return undefined;
  }
  return inside || part === "paths.ts" ? part : "shell";
}

/** Both diagrams by the name of their marks in the document. */
export async function diagrams(): Promise<Record<string, string>> {
  const imports = await readImports();
  return {
    modules: draw("TD", merge(arrowsOf(imports, (file) => file.split("/")[0]))),
    web: draw("TD", merge(arrowsOf(imports, partOfWeb))),
  };
}

/** Puts each diagram between its marks. */
export function withDiagrams(text: string, drawn: Record<string, string>): string {
  return Object.entries(drawn).reduce((page, [name, diagram]) => {
    const [begin, end] = [`<!-- diagram ${name} -->`, `<!-- end of diagram ${name} -->`];
    const [from, to] = [page.indexOf(begin), page.indexOf(end)];
    if (from === -1 || to < from) {
      throw new Error(`docs/architecture.md lacks the marks "${begin}" and "${end}".`);
    }
    return `${page.slice(0, from + begin.length)}\n${diagram}\n${page.slice(to)}`;
  }, text);
}

export function readDocument(): string {
  return readFileSync(document, "utf8");
}

if (import.meta.main) {
  writeFileSync(document, withDiagrams(readDocument(), await diagrams()));
}
