/**
 * What the law of the year fixes for individual microentrepreneurs; apart from
 * `facts`, which takes them in, so that a page ships no other figure.
 */
export const meiFacts = {
  meiYearLimit: {
    value: 81_000,
    unit: "R$ por ano",
    source: "VT F142 F143 F144",
    checkedOn: "2026-11-20",
    note: "Of 2026; a twelfth for each month from the one of opening. Official page: gov.br/mei.",
  },
} as const;
