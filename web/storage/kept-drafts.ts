import { ownField } from "./own-field.ts";

/** What stands in a form and was not sent yet. */
export type KeptDraft = {
  /** Name of the form. */
  readonly form: string;
  /** The page that wrote it: each one that is open has a name of its own, so that tabs keep theirs apart. */
  readonly page: string;
  /** As the form has it; the form itself looks whether it understands it. */
  readonly value: unknown;
};

const maxDrafts = 24;
/** Characters of one, as JSON: well above what a request may carry. */
export const maxDraftLength = 24_000;
const maxName = 60;

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= maxName;
}

function isDraft(value: unknown): value is KeptDraft {
  const text = JSON.stringify(ownField(value, "value"));
  const isNamed = isName(ownField(value, "form")) && isName(ownField(value, "page"));
  return isNamed && text !== undefined && text.length <= maxDraftLength;
}

/** What is sound of a stored list, the latest first. Never throws. */
export function readDrafts(value: unknown): KeptDraft[] {
  const drafts = Array.isArray(value) ? value.filter(isDraft).slice(0, maxDrafts) : [];
  return drafts.map(({ form, page, value }) => ({ form, page, value }));
}

/** The list with what stands in a page's form now; undefined: nothing does, and the same text goes from everywhere. */
export function withDraft(
  drafts: readonly KeptDraft[],
  { form, page, value }: KeptDraft,
): readonly KeptDraft[] {
  const before = drafts.find((draft) => draft.form === form && draft.page === page);
  const was = JSON.stringify(before?.value);
  if (was === JSON.stringify(value)) return drafts;
  if (value !== undefined)
    return readDrafts([{ form, page, value }, ...drafts.filter((draft) => draft !== before)]);
  return drafts.filter((draft) => draft.form !== form || JSON.stringify(draft.value) !== was);
}

/**
 * The draft that a page finds in a form: its own, that of the page before it in the same tab, else the latest one. It
 * then is its own: a tab that still has it open writes it anew.
 */
export function findDraft(
  drafts: readonly KeptDraft[],
  form: string,
  pages: readonly string[],
): KeptDraft | undefined {
  const ofForm = drafts.filter((draft) => draft.form === form);
  const own = pages.flatMap((page) => ofForm.filter((draft) => draft.page === page));
  return own[0] ?? ofForm[0];
}
