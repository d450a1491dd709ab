/** RFC 3339 in UTC; undefined leaves the field out. */
export function instant(milliseconds: number | null): string | undefined {
  return milliseconds === null ? undefined : new Date(milliseconds).toISOString();
}
