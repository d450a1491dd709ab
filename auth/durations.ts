const milliseconds: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

/** 290 years, as far as the form goes where it comes from. */
const longest = 9_223_372_036_854;

/** Milliseconds of a duration as Go writes it, like `1h30m`; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  if (text === "0") return 0;
  if (text.length > 40 || !/^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/.test(text)) return undefined;
  const parts = text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g);
  const sum = [...parts].reduce(
    (total, [, amount, unit = ""]) => total + Number(amount) * (milliseconds[unit] ?? 0),
    0,
  );
  return sum <= longest ? Math.round(sum) : undefined;
}
