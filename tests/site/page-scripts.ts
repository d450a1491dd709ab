import { brotliCompressSync, constants } from "node:zlib";
import type { AgentType } from "../../contract/gemini-chat.ts";
import { readBuild } from "./folders.ts";

type Chunk = { file: string; imports?: string[]; assets?: string[] };

/** Source (or, for shared chunks, a made-up name) -> what the build made of it. */
const manifest: Record<string, Chunk> = JSON.parse(readBuild("client/manifest.json"));

const entry = "web/entry-client.tsx";

/** The sources of a page beside the entry: one folder per route, named as its address. */
function pageSources(path: string): string[] {
  const lesson = /^\/imersao-empreendedora\/aula-(\d)$/.exec(path)?.[1];
  if (lesson) {
    const practice = `content/course/lesson-${lesson}/practice.ts`;
    return ["web/pages/imersao-empreendedora/aula/page.tsx", practice];
  }
  const watched = /\/aula-(\d)\/assistir$/.exec(path)?.[1];
  if (watched) {
    const narration = `content/course/lesson-${watched}/narration.ts`;
    return ["web/pages/imersao-empreendedora/aula/assistir/page.tsx", narration];
  }
  const names: Record<string, string> = { "/": "home", "*": "not-found" };
  return [`web/pages/${names[path] ?? path.slice(1)}/page.tsx`];
}

function collect(source: string, found: Set<string>): void {
  const chunk = manifest[source];
  if (!chunk) {
    throw new Error(`The build has no chunk of ${source}.`);
  }
  if (!found.has(chunk.file)) {
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) {
      collect(imported, found);
    }
  }
}

/** Script files of a page's first load: the entry, the page, and all they import at once. */
export function firstLoad(path: string): string[] {
  const found = new Set<string>();
  for (const source of [entry, ...pageSources(path)]) {
    collect(source, found);
  }
  return [...found];
}

/** Script files that a card's draft needs beyond the first load of its page: reader, guard, sentences and content. */
export function draftLoad(agent: AgentType): string[] {
  const drafts: Record<AgentType, readonly string[]> = {
    reviews: ["drafting/reviews/draft-review.ts"],
    ads: ["drafting/ads/slip.ts", "drafting/ads/draft-ad.ts"],
    marketing: ["drafting/marketing/draft-marketing.ts"],
    roi: ["drafting/roi/draft-roi.ts"],
  };
  const found = new Set<string>();
  for (const source of ["drafting/engine/index.ts", ...drafts[agent]]) collect(source, found);
  if (agent === "marketing") found.add(largestShelf());
  const held = new Set(firstLoad("/ai-agent"));
  return [...found].filter((file) => !held.has(file));
}

/** What cards say is fetched by their subjects, of which a question needs one. */
function largestShelf(): string {
  const shelves = Object.entries(manifest).filter(([source]) =>
    /^content\/cards\/(?:answers|writing)\/[\w-]+\.ts$/.test(source),
  );
  const files = shelves.map(([, { file }]) => file);
  const [largest] = files.toSorted((a, b) => readBuilt(b).length - readBuilt(a).length);
  if (!largest) throw new Error("The build has no shelf of cards.");
  return largest;
}

export function readBuilt(file: string): string {
  return readBuild(`client/${file}`);
}

/** Pages share most of their scripts, and compressing takes about two seconds a megabyte. */
const measured = new Map<string, number>();

/** Bytes on the wire at the server's own setting. */
export function brotliSize(content: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const size = measured.get(content) ?? brotliCompressSync(content, { params }).length;
  measured.set(content, size);
  return size;
}
