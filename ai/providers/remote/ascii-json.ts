function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * JSON in ASCII alone. What has accents would be turned into bytes anew for each of thousands of calls; this is sent
 * as it stands.
 */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u007F-\uFFFF]/g, escaped);
}
