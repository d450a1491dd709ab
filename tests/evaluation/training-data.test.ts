import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fold, wordsOf } from "./checks/text.ts";
import { inputs, parts } from "./inputs.ts";

const data = join(import.meta.dirname, "../../scripts/sentiment/data");

const keyOf = (text: string) => wordsOf(fold(text)).join(" ");

/** The matters that a text tells of stand between its label and the text: "praise", "secret,asks". */
const betweenTabs = /\t(?:-|[a-z]+(?:,[a-z]+)*)\t/;

/** A line is a label, a tab and a text, which may be cut into clauses with their marks: "+food *Pizza* boa | 0 another". */
function textOf(line: string): string {
  const told = line.replace(betweenTabs, "\t");
  const clauses = told.slice(told.indexOf("\t") + 1).split(" | ");
  return clauses.map((clause) => clause.replace(/^[+0-][a-z,]* /, "")).join(" ");
}

function learntTexts(): string[] {
  const files = globSync("**/*.txt", { cwd: data });
  return files.flatMap((file) => readFileSync(join(data, file), "utf8").trimEnd().split("\n"));
}

/** Only how many is told: some of these texts are hidden. */
test("the engine has learnt from no text that it is asked", () => {
  const known = new Set(learntTexts().map((line) => keyOf(textOf(line).replaceAll("*", ""))));
  expect(known.size).toBeGreaterThan(20_000);
  expect(known).toContain(
    keyOf("A Neide subiu na escada duas vezes pra achar o número 33 que eu queria."),
  );
  expect(known).toContain(
    keyOf(
      "O geriatra é dez, meu avô adora ele. Mas subir dois lances de escada com um idoso de 90? Cadê elevador",
    ),
  );
  const asked = parts.flatMap((part) => inputs[part]).filter(({ agent }) => agent === "reviews");
  expect(asked.filter(({ prompt }) => known.has(keyOf(prompt))).length).toBe(0);
});
