import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { drawings } from "../../content/course/drawings.ts";
import { root } from "./folders.ts";

/**
 * Files whose sentences a visitor reads. What visitors type (the questions that a card answers, words of a search) is as they
 * write it, and not ours; nor are files that hold code, and what the pen drew but for its words.
 */
const sources = [
  "content/**/*.ts",
  "auth/mail/templates/*.ts",
  "server/middleware/error-sentences.ts",
];
const notOurs =
  /\.test\.ts$|lesson-\d\/drawings\.ts$|(?:minutes|typography|text-schema|email-html|email-styles)\.ts$|content\/cards\/(?:questions\/|(?:asked|search-words|own-words|read-words|draft-words|complaint-hints|link-titles|schema)\.ts)|facts\.ts$/;

export type Sentence = { file: string; text: string };

/** String and template literals that hold more than one word; `${…}` stands for a number. */
function literalsOf(code: string): string[] {
  const tokens = code.matchAll(
    /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
  );
  return (
    [...tokens]
      .map(([token]) => token)
      // What stands between two quotes may be code.
      .filter((token) => !token.startsWith("/") && /\s/.test(token) && !token.includes(" ?? "))
      .map((token) => token.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "0"))
      .map((text) => text.replaceAll("\\n", "\n").replace(/\\u00a0/gi, "\u00a0"))
  );
}

/** What stands in the drawings of the lessons. */
function drawnWords(): Sentence[] {
  return Object.entries(drawings).flatMap(([file, { marks }]) =>
    marks.filter(({ length }) => length > 2).map(([, text]) => ({ file, text })),
  );
}

export function sentences(): Sentence[] {
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root }));
  const written = files
    .filter((file) => !notOurs.test(file.replaceAll("\\", "/")))
    .flatMap((file) =>
      literalsOf(readFileSync(join(root, file), "utf8")).map((text) => ({ file, text })),
    );
  return [...written, ...drawnWords()];
}

const units =
  "MB|KB|GB|kg|g|km|cm|m|min|h|dias?|horas?|minutos?|segundos?|semanas?|mês|meses|anos?";

/** Whole words; `\b` would end a word at an accent. */
function words(alternatives: string, flags = "iu"): RegExp {
  return new RegExp(`(?<![\\p{L}-])(?:${alternatives})(?![\\p{L}-])`, flags);
}

/** What no sentence of ours holds, and what stands there instead. */
const rules: readonly [fault: RegExp, instead: string][] = [
  [words("posts?"), "postagem"],
  [words("QR code"), "código QR"],
  [words("(?:o|do|no|ao|um|seu) logo(?:tipo)?|(?<!“)logotipo"), "a logo"],
  [words("cargos?"), "função"],
  [words("Mapas(?! da Apple)", "u"), "Maps"],
  [words("Pesquisa (?:do )?Google", "u"), "Busca"],
  [words("(?:palavras|termos) negativ[ao]s"), "palavras-chave negativas"],
  [words("agentes?(?! de pequeno porte)"), "assistente"],
  [words("nome da empresa"), "nome do negócio"],
  [/\[[^\]\n]*\p{Ll}[^\]\n]*\]/u, "[ASSIM]"],
  [/R\$ (?=\d)/, "R$ and its number, held together by U+00A0"],
  [
    new RegExp(`\\d (?:${units})(?![\\p{L}-])`, "u"),
    "a number and its unit, held together by U+00A0",
  ],
];

/** What a sentence says against the one vocabulary. */
export function faultsOf(text: string): string[] {
  return rules.filter(([fault]) => fault.test(text)).map(([, instead]) => instead);
}
