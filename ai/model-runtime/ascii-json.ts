function toEscape(code: number): string {
  return `\\u${code.toString(16).padStart(4, "0")}`;
}

/** Of the letters of our language, among others. */
const latin = Array.from({ length: 0x100 }, (_, code) => toEscape(code));

/** The last of ASCII is no character that is printed. */
const firstEscaped = 0x7f;

/**
 * JSON in ASCII alone. What has accents would be turned into bytes anew for each of thousands of calls; this is sent
 * as it stands.
 */
export function asciiJson(value: unknown): string {
  const json = JSON.stringify(value);
  let ascii = "";
  let start = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code < firstEscaped) continue;
    ascii += json.slice(start, at) + (latin[code] ?? toEscape(code));
    start = at + 1;
  }
  return ascii + json.slice(start);
}
