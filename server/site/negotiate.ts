export type Encoding = "br" | "gzip" | "identity";

/** Best first where the client likes them equally. */
const ours: readonly Encoding[] = ["br", "gzip", "identity"];
/** Clients send few different headers; more than this many is somebody playing. */
const maxRemembered = 64;
const remembered = new Map<string, readonly Encoding[]>();

/** What the client accepts by its `Accept-Encoding`, best first; never empty. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ["identity"];
  const known = remembered.get(header);
  if (known) return known;
  const accepted = rank(header);
  if (remembered.size < maxRemembered) remembered.set(header, accepted);
  return accepted;
}

function rank(header: string): readonly Encoding[] {
  const weights = parse(header);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? fallback(encoding, weights);
  const accepted = ours.filter((encoding) => weightOf(encoding) > 0);
  accepted.sort((a, b) => weightOf(b) - weightOf(a));
  // RFC 9110 12.5.3: with nothing acceptable, an answer without encoding beats none.
  return accepted.length > 0 ? accepted : ["identity"];
}

/** Not named: `*` speaks for it; and no encoding at all is fine unless refused. */
function fallback(encoding: Encoding, weights: Map<string, number>): number {
  const others = weights.get("*");
  if (encoding !== "identity") return others ?? 0;
  return others === 0 ? 0 : Number.MIN_VALUE;
}

function parse(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name === "x-gzip" ? "gzip" : name, weight ? parseWeight(weight.slice(2)) : 1);
  }
  return weights;
}

function parseWeight(text: string): number {
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}
