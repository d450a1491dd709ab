/** What follows `Bearer` in the header; undefined for any other form. */
export function bearer(authorization: string | undefined): string | undefined {
  return authorization?.match(/^bearer +(\S+)$/i)?.[1];
}
