/** HTML that was written here or escaped here. */
export type Markup = { markup: string };

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Every value is escaped, unless it is markup itself: nothing comes in by being forgotten. */
export function html(strings: TemplateStringsArray, ...values: (string | Markup)[]): Markup {
  return { markup: String.raw({ raw: strings }, ...values.map(markupOf)) };
}

export function join(parts: readonly Markup[]): Markup {
  return { markup: parts.map(({ markup }) => markup).join("") };
}

function markupOf(value: string | Markup): string {
  if (typeof value !== "string") return value.markup;
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
