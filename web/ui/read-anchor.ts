/** The id that the fragment of an address names; one cut short ('#avalia%C3') names nothing. */
export function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
