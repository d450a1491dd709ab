import { fold, sentencesOf, wordsOf } from "./text.ts";

/** What our own texts name. */
const ours = "google whatsapp instagram facebook meta maps perfil empresa gemini pix";

/** Common first names: at the start of a sentence nothing else tells a name from a word. */
const firstNames =
  "ana maria joao jose carlos paulo pedro lucas julia juliana fernanda fernando marcos marcelo mariana rafael " +
  "rafaela gabriel gabriela bruno bruna camila patricia ricardo roberto roberta eduardo eduarda felipe andre " +
  "andrea luis luiz luiza antonio francisco daniel daniela renata renato leticia larissa thiago tiago rodrigo " +
  "gustavo amanda beatriz vanessa aline sandra monica claudia simone adriana luciana tatiana helena sofia alice " +
  "laura isabela matheus mateus leonardo diego vinicius wesley thor duda rafa bianca livia celia lurdes emily carla";

const known = new Set(firstNames.split(" "));
const allowedAlways = new Set(ours.split(" "));

function allows(names: ReadonlySet<string>, word: string): boolean {
  const folded = fold(word);
  return names.has(folded) || allowedAlways.has(folded);
}

/** A first name, with or without its capital, that is not among the names given. */
export function firstNameIn(text: string, given: readonly string[]): string | undefined {
  const names = new Set(given.map(fold));
  return wordsOf(text).find((word) => known.has(fold(word)) && !allows(names, word));
}

/** A capitalised word inside a sentence, or a first name at its start, that is not among the names given. */
export function inventedName(text: string, given: readonly string[]): string | undefined {
  const names = new Set(given.map(fold));
  return sentencesOf(text)
    .flatMap((sentence) => {
      const [first, ...rest] = wordsOf(sentence);
      const starts = first && known.has(fold(first)) ? [first] : [];
      return [...starts, ...rest.filter((word) => /^\p{Lu}/u.test(word))];
    })
    .find((word) => word !== "R" && !allows(names, word));
}
