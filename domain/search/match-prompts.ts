import { toSearchKey } from "./fold.ts";

/** The fields of a prompt that are searched; its body is not. */
export type Searchable = {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
};

/**
 * The prompts whose title, description or any one tag contains the query, blind to case and accents, in their
 * own order. The query is trimmed and its inner runs of white space count as one space; empty, it matches all.
 */
export function matchPrompts<P extends Searchable>(prompts: readonly P[], query: string): P[] {
  const key = toSearchKey(query);
  return prompts.filter(({ title, description, tags }) =>
    [title, description, ...tags].some((field) => toSearchKey(field).includes(key)),
  );
}
