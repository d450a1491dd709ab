import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** For tests: counts what a backtracking search does, character by character; gives where it ends, or -1. */
export type CountedSearch = (text: string, from: number) => { steps: number; end: number };

type Attempt = {
  text: string;
  steps: number;
  most: number;
  groups: ([start: number, end: number] | undefined)[];
};

/** From a place on; -1 where nothing fits. */
type Match = (at: number, attempt: Attempt) => number;

type Single = AST.Character | AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass;

/** Far beyond what any linear search needs over the texts of these tests. */
const mostSteps = 20_000_000;

const parser = new RegExpParser();
const searches = new WeakMap<RegExp, CountedSearch>();

/** The same search step by step, as ECMAScript lays it down: no engine may take more, but for a constant. */
export function countedSearch(pattern: RegExp): CountedSearch {
  const known = searches.get(pattern) ?? createSearch(pattern);
  searches.set(pattern, known);
  return known;
}

function createSearch({ source, flags }: RegExp): CountedSearch {
  const unicode = flags.includes("u") || flags.includes("v");
  const ast = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  const match = anyOf(ast.alternatives, { flags, unicode, backwards: false }, (at) => at);
  // As engines do, whatever has to begin where the text begins is tried nowhere else.
  const isAnchored =
    !flags.includes("m") &&
    ast.alternatives.every(
      ({ elements: [first] }) => first?.type === "Assertion" && first.kind === "start",
    );
  return (text, from) => {
    const attempt: Attempt = { text, steps: 0, most: mostSteps, groups: [] };
    const last = flags.includes("y") || isAnchored ? from : text.length;
    for (let start = from; start <= last; start += 1) {
      attempt.groups = [];
      step(attempt);
      const end = match(start, attempt);
      if (end >= 0) return { steps: attempt.steps, end };
    }
    return { steps: attempt.steps, end: -1 };
  };
}

function step(attempt: Attempt): void {
  attempt.steps += 1;
  if (attempt.steps > attempt.most) throw new RangeError("A search without an end");
}

type How = { flags: string; unicode: boolean; backwards: boolean };

function anyOf(alternatives: readonly AST.Alternative[], how: How, then: Match): Match {
  const ways = alternatives.map(({ elements }) => sequence(elements, how, then));
  return (at, attempt) => {
    for (const way of ways) {
      const end = way(at, attempt);
      if (end >= 0) return end;
    }
    return -1;
  };
}

function sequence(elements: readonly AST.Element[], how: How, then: Match): Match {
  const ordered = how.backwards ? elements : elements.toReversed();
  return ordered.reduce<Match>((next, element) => one(element, how, next), then);
}

function one(element: AST.Element, how: How, then: Match): Match {
  switch (element.type) {
    case "Quantifier":
      return repeated(element, how, then);
    case "Group":
      return anyOf(element.alternatives, how, then);
    case "CapturingGroup":
      return captured(element, how, then);
    case "Assertion":
      return asserted(element, how, then);
    case "Backreference":
      return repeatedWords(element, how, then);
    default: {
      const next = reader(element as Single, how);
      return (at, attempt) => {
        const after = next(at, attempt);
        return after < 0 ? -1 : then(after, attempt);
      };
    }
  }
}

/** Reads one character of a class; whether it belongs there is asked of the engine, once for each. */
function reader(element: Single, { flags, unicode, backwards }: How): Match {
  const alone = new RegExp(`^(?:${element.raw})$`, flags.replaceAll(/[gymd]/g, ""));
  const exec = nativeTest;
  const known = new Map<string, boolean>();
  return (at, attempt) => {
    step(attempt);
    const character = backwards
      ? characterBefore(attempt.text, at, unicode)
      : characterAt(attempt.text, at, unicode);
    if (character === "") return -1;
    let fits = known.get(character);
    if (fits === undefined) {
      fits = exec(alone, character);
      known.set(character, fits);
    }
    return fits ? at + (backwards ? -character.length : character.length) : -1;
  };
}

const nativeExec = RegExp.prototype.exec;
function nativeTest(pattern: RegExp, text: string): boolean {
  return Reflect.apply(nativeExec, pattern, [text]) !== null;
}

function characterAt(text: string, at: number, unicode: boolean): string {
  if (!unicode) return text.charAt(at);
  const code = text.codePointAt(at);
  return code === undefined ? "" : String.fromCodePoint(code);
}

function characterBefore(text: string, at: number, unicode: boolean): string {
  if (at <= 0) return "";
  const pair = unicode && at > 1 ? characterAt(text, at - 2, true) : "";
  return pair.length === 2 ? pair : text.charAt(at - 1);
}

const singles: ReadonlySet<string> = new Set([
  "Character",
  "CharacterClass",
  "CharacterSet",
  "ExpressionCharacterClass",
]);

function repeated(quantifier: AST.Quantifier, how: How, then: Match): Match {
  if (singles.has(quantifier.element.type)) return repeatedCharacter(quantifier, how, then);
  const { min, max, greedy, element } = quantifier;
  function round(count: number, from: number): Match {
    // What matches nothing is not tried again.
    const again = (at: number, attempt: Attempt): number =>
      at === from && count >= min ? -1 : round(count + 1, at)(at, attempt);
    return (at, attempt) => {
      const more = () => (count < max ? body(again)(at, attempt) : -1);
      if (count < min) return more();
      if (!greedy) {
        const end = then(at, attempt);
        return end >= 0 ? end : more();
      }
      const end = more();
      return end >= 0 ? end : then(at, attempt);
    };
  }
  const body = (next: Match) => one(element, how, next);
  return (at, attempt) => round(0, -1)(at, attempt);
}

/** Without a call inside a call for each character. */
function repeatedCharacter(quantifier: AST.Quantifier, how: How, then: Match): Match {
  const { min, max, greedy, element } = quantifier;
  const next = reader(element as Single, how);
  const grow = (ends: number[], attempt: Attempt): boolean => {
    const after = ends.length <= max ? next(ends.at(-1) ?? 0, attempt) : -1;
    if (after >= 0) ends.push(after);
    return after >= 0;
  };
  return (at, attempt) => {
    const ends = [at];
    while (ends.length <= min) if (!grow(ends, attempt)) return -1;
    return (greedy ? longestFirst : shortestFirst)(ends, attempt);
  };

  function longestFirst(ends: number[], attempt: Attempt): number {
    while (grow(ends, attempt));
    for (const end of ends.slice(min).toReversed()) {
      const found = then(end, attempt);
      if (found >= 0) return found;
    }
    return -1;
  }

  function shortestFirst(ends: number[], attempt: Attempt): number {
    do {
      const found = then(ends.at(-1) ?? 0, attempt);
      if (found >= 0) return found;
    } while (grow(ends, attempt));
    return -1;
  }
}

function captured(group: AST.CapturingGroup, how: How, then: Match): Match {
  const index = group.start;
  let from = 0;
  const inner = anyOf(group.alternatives, how, (at, attempt) => {
    const before = attempt.groups[index];
    attempt.groups[index] = [Math.min(from, at), Math.max(from, at)];
    const end = then(at, attempt);
    if (end < 0) attempt.groups[index] = before;
    return end;
  });
  return (at, attempt) => {
    const before = from;
    from = at;
    const end = inner(at, attempt);
    from = before;
    return end;
  };
}

function repeatedWords({ resolved }: AST.Backreference, how: How, then: Match): Match {
  const groups = [resolved].flat();
  return (at, attempt) => {
    const spans = groups.map((group) => attempt.groups[group.start]);
    const [start, end] = spans.find((span) => span !== undefined) ?? [0, 0];
    const { length } = attempt.text.slice(start, end);
    const from = how.backwards ? at - length : at;
    attempt.steps += length;
    const fits = sameText(attempt.text, [start, from, length], how.flags.includes("i"));
    return fits ? then(how.backwards ? from : from + length, attempt) : -1;
  };
}

function sameText(text: string, [one, other, length]: number[], ignoreCase: boolean): boolean {
  const [a = "", b = ""] = [one, other].map((at = 0) => text.slice(at, at + (length ?? 0)));
  return (other ?? -1) >= 0 && (ignoreCase ? a.toLowerCase() === b.toLowerCase() : a === b);
}

function asserted(assertion: AST.Assertion, how: How, then: Match): Match {
  if (assertion.kind === "lookahead" || assertion.kind === "lookbehind") {
    const backwards = assertion.kind === "lookbehind";
    const look = anyOf(assertion.alternatives, { ...how, backwards }, (at) => at);
    return (at, attempt) => (look(at, attempt) >= 0 === assertion.negate ? -1 : then(at, attempt));
  }
  const holds = edge(assertion, how);
  return (at, attempt) => {
    step(attempt);
    return holds(attempt.text, at) ? then(at, attempt) : -1;
  };
}

function edge(
  assertion: AST.EdgeAssertion | AST.WordBoundaryAssertion,
  { flags }: How,
): (text: string, at: number) => boolean {
  const lineEnd = (sign: string) => flags.includes("m") && /^[\n\r\u2028\u2029]$/.test(sign);
  if (assertion.kind === "start")
    return (text: string, at: number) => at === 0 || lineEnd(text.charAt(at - 1));
  if (assertion.kind === "end")
    return (text: string, at: number) => at === text.length || lineEnd(text.charAt(at));
  const { negate } = assertion as AST.WordBoundaryAssertion;
  const isWord = (sign: string) => nativeTest(/^\w$/, sign);
  return (text: string, at: number) =>
    (isWord(text.charAt(at - 1)) !== isWord(text.charAt(at))) !== negate;
}
