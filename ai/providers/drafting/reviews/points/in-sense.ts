import type { Word } from "../../text/words.ts";
import { animalSenses } from "../lexicon/animal-senses.ts";
import { type Sense, senses, vacancies } from "../lexicon/senses.ts";
import type { Thing, ThingClass } from "../lexicon/thing.ts";
import type { Mark } from "../mark.ts";

const allSenses = [...senses, ...animalSenses];

/** The folded words of a text, a space around each. */
export function textOf(words: readonly Word[]): string {
  return `${words.map(({ key }) => ` ${key}`).join("")} `;
}

function stands(sense: Sense, mark: Mark, words: readonly Word[], text: string): boolean {
  const { about, meant, before, after } = sense;
  if (meant?.test(text)) return false;
  const behind = before?.test(textOf(words.slice(0, mark.start))) === true;
  const ahead = after?.test(textOf(words.slice(mark.end))) === true;
  return sense.both ? behind && ahead : behind || ahead || about?.test(text) === true;
}

function changed(mark: Mark, thing: Thing, as: ThingClass | undefined): Mark {
  if (as === undefined) return { ...mark, value: { kind: "skip" } };
  return { ...mark, value: { ...thing, class: as, core: false } };
}

/** "Nunca tem vaga na turma": a lack of places, and no parking. */
function isVacancy(mark: Mark, words: readonly Word[], text: string): boolean {
  const told = textOf(words.slice(mark.start, mark.end));
  return / vagas? /.test(told) && vacancies.about.test(text) && !vacancies.meant.test(text);
}

/** "O clima ajuda a descansar": nobody of the team helped. */
const helpedByThings =
  / (?:clima|lugar|ambiente|som|ar|espaco|localizacao|vista|natureza|silencio|horario|estacionamento|aplicativo|app|site|preco|cheiro|musica|iluminacao) (?:\p{L}+ )?$/u;

/** An opinion that names what is not meant here judges without its name. */
function withOwnName(mark: Mark, words: readonly Word[], text: string): Mark {
  const { value, start } = mark;
  if (value.kind !== "opinion") return mark;
  const parking = value.name === "o estacionamento" && isVacancy(mark, words, text);
  const unhelped =
    value.name === "a ajuda da equipe" && helpedByThings.test(textOf(words.slice(0, start)));
  if (!parking && !unhelped) return mark;
  const { name: _, ...rest } = value;
  return { ...mark, value: rest };
}

function inSense(mark: Mark, words: readonly Word[], text: string): Mark {
  const { value, start, end } = mark;
  if (value.kind === "opinion") return withOwnName(mark, words, text);
  if (value.kind !== "thing") return mark;
  if (value.id === "estacionamento" && isVacancy(mark, words, text))
    return { ...mark, value: { kind: "skip" } };
  if (end - start !== 1) return mark;
  const key = words[start]?.key ?? "";
  const sense = allSenses.find((one) => one.nouns.test(key) && stands(one, mark, words, text));
  return sense === undefined ? mark : changed(mark, value, sense.as);
}

/** The marks of a stretch, each noun in the sense that the whole text gives it. */
export function inTheirSense(words: readonly Word[], marks: readonly Mark[], text: string): Mark[] {
  return marks.map((mark) => inSense(mark, words, text));
}
