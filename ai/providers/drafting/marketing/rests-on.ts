import type { Source } from "../../../../contract/gemini-chat.ts";
import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { contract, joinList, type Preposition } from "../text/grammar.ts";

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

/** "o item “…”", "a aula 2"; behind a preposition "no item “…”". */
export function nameOf({ kind, title }: Source, preposition?: Preposition): string {
  const name =
    kind === "lesson"
      ? `a ${title.split(":")[0]?.toLowerCase() ?? title}`
      : `o ${kind === "item" ? "item" : "prompt"} “${title}”`;
  return preposition ? contract(preposition, name) : name;
}

/** "Este plano se apoia em …": the page links the same sources. */
export function restsOn(sources: readonly Source[]): string {
  const named = sources.map((source) => nameOf(source));
  return `Este plano se apoia em material do site: ${joinList(named)}.`;
}
