import { questionTopics } from "../phrases/reviews-topics.ts";
import { toWords, type Word } from "../text/words.ts";
import { lexicon } from "./lexicon/book.ts";
import { spellingKey } from "./lexicon/spelling.ts";
import { PhraseBook } from "./patterns.ts";
import { namePoints } from "./point-names.ts";
import { readPoints } from "./read-points.ts";
import { toSegments } from "./segments.ts";

/** A complaint in the form of a question, or the owner asking how to answer. */
const rhetorical = new PhraseBook<true>().add(
  `viu, sabe aquele|aquela|aqueles|quando, quer saber, e o resultado, como pode|podem, como e possivel, como assim, ate quando, custa atender|responder|avisar|ter|limpar|dar, custava, cade, sera que, por que|porque, porque, para que, e serio, serio, serio isso, ne, nao e, hein, quem e|foi|contrata|trein*|aguenta|merece, onde ja, onde esta o|a respeito|educacao, acham que, acha que, ta de brincadeira, estao de brincadeira,
  respond*, resposta, responda, o que eu digo|falo|faco|escrevo|respondo, que digo|falo|faco|escrevo, como lido|lidar|trato|agradeco|agradecer|reajo|contorno|resolvo|argumento, devo, vergonha, absurdo, pessim*, horrivel, lixo, palhacada, desrespeito, descaso, reclam*, elogi*, isso e|foi atendimento|servico|comida|jeito|coisa`,
  true,
);

/** Openings of a question that often goes without its mark. */
const openings = new PhraseBook<true>().add(
  `qual|quais o|a|os|as|e|sao|valor|horario|preco, quanto|quantos|quanta custa|custam|e|fica|sai|tempo|cobra*, que horas, a que horas, como faco|funciona|agendo|marco|compro, voce|voces abre*|fecha*|faz|fazem|tem|aceita*|entrega*|trabalha*|atende*|funciona*|vendem|consertam, onde fica, onde voces, gostaria de saber se|o|a|qual|quanto|onde, queria saber se|o|a|qual|quanto|onde, quero saber se|o|a|qual|quanto|onde, da para, e possivel, seria possivel, alguem sabe, aceitam, entregam, fazem entrega, abre|abrem aos|no|na|de|domingo|hoje|feriado, posso levar|ir|pagar, do you, are you, can i, what time, how much`,
  true,
);

/** An owner who tells what was asked. */
const toldQuestion = new PhraseBook<true>().add(
  "quer|querem|queria|queriam saber se|qual|quanto|onde|quando|como|que, perguntou|perguntaram|pergunta|perguntando .. se|qual|quanto|onde|quando|que|sobre, tem duvida|duvidas sobre",
  true,
);

function wordsOf(sentence: string): Word[] {
  return toWords(sentence).map((word) => ({ ...word, key: spellingKey(word.key) }));
}

const greeting = /^(?:oi|ola|opa|bom|boa|dia|tarde|noite|gente|pessoal|amigos|por|favor|tudo|bem)$/;

/** "Olá, bom dia, gostaria de saber ...": where the sentence itself begins. */
function afterGreeting(words: readonly Word[]): number {
  return Math.max(
    0,
    words.findIndex(({ key }) => !greeting.test(key)),
  );
}

/** Whether a sentence really asks the shop something. */
export function isAsking(sentence: string): boolean {
  const words = wordsOf(sentence);
  if (words.length < 2 || rhetorical.scan(words).length > 0) return false;
  if (/\?[\s!?.)"]*$/.test(sentence)) return true;
  const judges = lexicon()
    .scan(words)
    .some(({ value }) => value.kind === "opinion" && value.noun !== true);
  const told = toldQuestion.scan(words).length > 0;
  return !judges && (told || openings.matchAt(words, afterGreeting(words)) !== undefined);
}

const topics = new PhraseBook<string>();
for (const [patterns, name] of questionTopics) topics.add(patterns, name);

/** What the questions are about, each with its article, at most three. */
export function topicsOf(sentences: readonly string[]): string[] {
  const text = sentences.join("\n");
  const named = topics.scan(wordsOf(text)).map(({ value }) => value);
  const { points, named: things } = readPoints(toSegments(text), undefined);
  const rest = namePoints(
    [...points, ...things]
      .filter(({ thing }) => thing?.class !== "pet")
      .map(({ thing, quality }) => ({
        polarity: 1,
        ...(thing ? { thing } : quality && { quality }),
      })),
  );
  const priced = named.includes("o valor");
  const said = new Set(named.flatMap((name) => toWords(name).map(({ stem }) => stem)));
  return [
    ...new Set([
      ...named,
      ...rest.filter(
        (name) =>
          !(priced && name === "o preço") &&
          !toWords(name).some(({ key, stem }) => key.length > 2 && said.has(stem)),
      ),
    ]),
  ].slice(0, 3);
}
