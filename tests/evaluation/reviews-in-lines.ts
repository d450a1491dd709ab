import { readFileSync } from "node:fs";
import type { ReviewInput, ReviewKind } from "./input.ts";
import { bad, badAbout, good, goodAbout, isTopic, type Point } from "./points.ts";

/*
 * Reviews written down one a line, in four fields parted by bars:
 *
 *     kind attributes | points | traps | text
 *
 * attributes: stars=4 rating=4 names=Carla,Juca personal=silva sensitive=health forbidden=desconto_de_50 quotable=jardim grief suspect
 * points: "+food: pizza massa ; -delivery: demor", good or bad, a topic and further beginnings of words; without a
 * topic only those. traps: what only a reply that misread the text says ("-": none). In a list "_" stands for a space;
 * a line that begins with "#" is a comment.
 */

const fieldBreak = "|";
const kinds: readonly ReviewKind[] = ["praise", "complaint", "mixed", "question", "rating"];
const sensitiveKinds = ["secrecy", "health", "accusation"] as const;
const ratings = [1, 2, 3, 4, 5] as const;

function oneOf<Value>(values: readonly Value[], written: string): Value {
  const value = values.find((one) => String(one) === written);
  if (value === undefined) throw new Error(`"${written}" is none of ${values.join(", ")}`);
  return value;
}

function readPoint(written: string): Point {
  const [, sign, topic = "", extra = ""] = /^([+-])([a-z]*):?\s*(.*)$/.exec(written) ?? [];
  if (sign === undefined) throw new Error(`"${written}" is no point`);
  if (topic === "") return sign === "+" ? goodAbout(extra) : badAbout(extra);
  if (!isTopic(topic)) throw new Error(`"${topic}" is no topic`);
  return sign === "+" ? good(topic, extra) : bad(topic, extra);
}

function listOf(written: string, parting: string): string[] {
  return written
    .split(parting)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

const spaced = (written: string) => listOf(written, ",").map((one) => one.replaceAll("_", " "));

/** What an attribute of a line says. */
function attributeOf(written: string): Partial<ReviewInput> {
  const [name, value = ""] = written.split("=");
  switch (name) {
    case "rating":
      return { rating: oneOf(ratings, value) };
    case "stars":
      return { stars: oneOf(ratings, value) };
    case "names":
      return { names: spaced(value) };
    case "personal":
      return { personal: spaced(value) };
    case "quotable":
      return { quotable: spaced(value) };
    case "forbidden":
      return { forbidden: spaced(value) };
    case "sensitive":
      return { sensitive: oneOf(sensitiveKinds, value) };
    case "grief":
      return { grief: true };
    case "suspect":
      return { suspect: true };
    default:
      throw new Error(`"${written}" is no attribute`);
  }
}

/** One review of a line; `id`: how it is called from now on. Throws where the line is not of the form. */
export function reviewOfLine(line: string, id: string): ReviewInput {
  const fields = line.split(fieldBreak).map((field) => field.trim());
  const [head = "", points = "", traps = "", prompt = ""] = fields;
  if (fields.length !== 4 || prompt === "") throw new Error(`${id}: four fields are wanted`);
  const [kind = "", ...attributes] = head.split(/\s+/);
  const misread = traps === "-" ? [] : listOf(traps, " ").map((one) => one.replaceAll("_", " "));
  return {
    agent: "reviews",
    id,
    prompt,
    kind: oneOf(kinds, kind),
    points: listOf(points, ";").map(readPoint),
    ...(misread.length > 0 && { misread }),
    ...Object.assign({}, ...attributes.map(attributeOf)),
  };
}

/** The reviews of a file, named after it: "food-1" is the first of food.txt. */
export function reviewsOfFile(path: string, name: string): ReviewInput[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line, at) => reviewOfLine(line, `${name}-${at + 1}`));
}
