/** A text of the content and where it stands, for example `items.2.why`. */
export type PlacedText = { place: string; text: string };

/** Every text inside a piece of content. Functions are left out: they need a value to say something. */
export function textsOf(value: unknown, place = ""): PlacedText[] {
  if (typeof value === "string") {
    return [{ place, text: value }];
  }
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, place ? `${place}.${key}` : key),
  );
}

/** What no text of ours has: the voice is calm, and quotation marks are “these”. */
const faults: readonly [name: string, pattern: RegExp][] = [
  ["exclamation mark", /!/],
  ["straight quotation mark", /"/],
  ["two spaces", / {2}/],
  ["space at an end", /^\s|\s$/],
];

/** The faults of all texts inside a piece of content, a line each; `specified` ones are exempt. */
export function typographyFaults(value: unknown, specified: readonly string[] = []): string[] {
  return textsOf(value)
    .filter(({ text }) => !specified.includes(text))
    .flatMap(({ place, text }) =>
      faults
        .filter(([, pattern]) => pattern.test(text))
        .map(([name]) => `${place}: ${name} in ${text.slice(0, 60)}`),
    );
}
