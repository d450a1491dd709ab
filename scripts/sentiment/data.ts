import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Matter, matters } from "../../ai/providers/drafting/reviews/intake/matters.ts";
import { reviewKinds } from "../../ai/providers/drafting/text/sentiment/evidence.ts";

/** 0: praise, 1: blame, 2: neither. */
export type Label = 0 | 1 | 2;
export type LabelledClause = { text: string; label: Label };
/** `kind`: its place among `reviewKinds`; without clauses only the whole is labelled. */
export type LabelledReview = { kind: Label; text: string; clauses: readonly LabelledClause[] };
/** Of a clause what it is about, and its text with what a reply would name between asterisks. */
export type NamedClause = LabelledClause & { topics: readonly string[]; starred: string };
export type NamedReview = Omit<LabelledReview, "clauses"> & { clauses: readonly NamedClause[] };

const data = join(import.meta.dirname, "data");
const reviews = join(data, "reviews");
const named = join(data, "named");
const wholes = join(data, "whole");
const quoted = join(data, "quoted");
const judgedNames = join(data, "judged-names");
const weighedMatters = join(data, "matters");
const classifier = join(import.meta.dirname, "../../ai/providers/drafting/text/sentiment");
const splitters = ["sentences.ts", "words.ts"].map((name) => join(classifier, "..", name));
const signs = "+-0";
const partBreak = " | ";

type Line = { place: string; label: string; text: string };

function filesOf(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return files.toSorted().map((name) => join(folder, name));
}

function linesOf(folder: string): Line[] {
  return filesOf(folder).flatMap((file) =>
    readFileSync(file, "utf8")
      .trimEnd()
      .split("\n")
      .map((line, at) => {
        const [label = "", text = ""] = line.split("\t");
        return { place: `${basename(file)}:${at + 1}`, label, text };
      }),
  );
}

function toClause({ place, label, text }: Line): LabelledClause {
  const at = label.length === 1 ? signs.indexOf(label) : -1;
  if (at === -1 || text.trim() === "") {
    throw new Error(`${place}: a line is "+", "-" or "0", a tab and a text.`);
  }
  return { text, label: at as Label };
}

/** The single clauses, file by file. */
export function readClauses(): LabelledClause[] {
  return linesOf(data).map(toClause);
}

function kindOf({ place, label }: Line): Label {
  const kind = (reviewKinds as readonly string[]).indexOf(label);
  if (kind === -1) throw new Error(`${place}: ${JSON.stringify(label)} is no kind of review.`);
  return kind as Label;
}

/** The reviews in marked clauses: "praise", a tab, then "+ one clause | - another". */
export function readReviews(): LabelledReview[] {
  return linesOf(reviews).map((line) => {
    const clauses = line.text
      .split(partBreak)
      .map((part) => ({ ...line, label: part.slice(0, 1), text: part.slice(2) }))
      .map(toClause);
    return { kind: kindOf(line), text: clauses.map(({ text }) => text).join(" "), clauses };
  });
}

const namedPart = /^(?<sign>[+0-])(?<topics>[a-z,]*) (?<starred>.*)$/u;

function toNamedClause(line: Line, part: string): NamedClause {
  const { sign = "", topics = "", starred = "" } = namedPart.exec(part)?.groups ?? {};
  const clause = toClause({ ...line, label: sign, text: starred.replaceAll("*", "") });
  return { ...clause, topics: topics.split(",").filter((topic) => topic !== ""), starred };
}

/**
 * The reviews whose clauses tell what they are about and what a reply would name: "praise", a tab, then
 * "+food,price *Pizza* boa e barata | 0 another".
 */
export function readNamed(): NamedReview[] {
  return linesOf(named).map((line) => {
    const clauses = line.text.split(partBreak).map((part) => toNamedClause(line, part));
    return { kind: kindOf(line), text: clauses.map(({ text }) => text).join(" "), clauses };
  });
}

/** The reviews of which the kind alone is known: "praise", a tab, the text. */
export function readWholes(): LabelledReview[] {
  return linesOf(wholes).map((line) => ({ kind: kindOf(line), text: line.text, clauses: [] }));
}

/** What readers judged of one text, in small letters: fit to stand for praise, for blame, and for neither. */
export type Judged = { good: string[]; bad: string[]; unfit: string[] };

/**
 * By the texts of reviews what was judged of each: "mixed", a tab, the text, and for each sign a further tab and what
 * has it, the best first: "+ one | another", "- one", "0 one that is unfit".
 */
function readJudged(folder: string): Map<string, Judged> {
  const lines = filesOf(folder).flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n"));
  return new Map(
    lines.map((line) => {
      const [, text = "", ...parts] = line.split("\t");
      const of = (sign: string) => {
        const list = parts.find((part) => part.startsWith(`${sign} `)) ?? "";
        return list.slice(2).toLowerCase().split(partBreak).filter(Boolean);
      };
      return [text, { good: of("+"), bad: of("-"), unfit: of("0") }] as const;
    }),
  );
}

/** Of stretches: whether a strict owner would have a reply quote them. */
export const readQuoted = () => readJudged(quoted);

/** Of the names that a reply has for what it speaks of: whether a strict owner would have it say them. */
export const readJudgedNames = () => readJudged(judgedNames);

/** A review and which matters it really tells of; `kind`: its place among `reviewKinds`, none of a mere question. */
export type MatterReview = { kind: Label | undefined; text: string; told: readonly Matter[] };

function isMatter(word: string): word is Matter {
  return (matters as readonly string[]).includes(word);
}

/** The reviews that hold words of grave or secret matters or of questions: "praise", a tab, "secret,asks" or "-", a tab, the text. */
export function readMatters(): MatterReview[] {
  return filesOf(weighedMatters).flatMap((file) =>
    readFileSync(file, "utf8")
      .trimEnd()
      .split("\n")
      .map((line, at) => {
        const place = `${basename(file)}:${at + 1}`;
        const [label = "", told = "", text = ""] = line.split("\t");
        const names = told === "-" ? [] : told.split(",");
        const wrong = names.find((name) => !isMatter(name));
        if (wrong !== undefined || text === "")
          throw new Error(`${place}: ${JSON.stringify(wrong ?? text)} is no matter or no text.`);
        const kind = label === "question" ? undefined : kindOf({ place, label, text });
        return { kind, text, told: names.filter(isMatter) };
      }),
  );
}

/** Of all that the weights of train.ts follow from: the data, what was judged, and the sources that read a text. */
export function fingerprint(): string {
  const sources = readdirSync(classifier, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/^weights\.ts$|\.test\.ts$/.test(name))
    .toSorted()
    .map((name) => join(classifier, name));
  const hash = createHash("sha256").update(
    JSON.stringify([data, reviews, named, wholes].map(linesOf)),
  );
  const judged = [judgedNames, weighedMatters].flatMap(filesOf);
  for (const source of [...judged, ...sources, ...splitters])
    hash.update(readFileSync(source, "utf8"));
  return hash.digest("hex");
}
