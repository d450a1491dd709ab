import type { Source } from "../../../../contract/gemini-chat.ts";
import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { joinList } from "../text/grammar.ts";

/** Sources named at the end of a plan, and linked below it. */
const most = 5;

export function sourceOf({ kind, id, title }: KnowledgeDocument): Source {
  return { kind, id, title };
}

/** Each source once, in the order of use. */
export function sourcesOf(documents: readonly KnowledgeDocument[]): Source[] {
  const byName = new Map(
    documents.map((document) => [`${document.kind} ${document.id}`, sourceOf(document)]),
  );
  return [...byName.values()].slice(0, most);
}

function nameOf({ kind, title }: Source): string {
  if (kind === "lesson") return title.split(":")[0]?.toLowerCase() ?? title;
  return kind === "item" ? `o item “${title}”` : `o prompt “${title}”`;
}

/** "Este plano se apoia em …": the page links the same sources. */
export function restsOn(sources: readonly Source[]): string {
  const named = sources.map((source) =>
    source.kind === "lesson" ? `a ${nameOf(source)}` : nameOf(source),
  );
  return `Este plano se apoia em material do site: ${joinList(named)}.`;
}
