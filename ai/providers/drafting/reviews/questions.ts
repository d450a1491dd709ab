import { questionTopics } from "../phrases/reviews-topics.ts";
import { articleFor } from "../text/grammar.ts";
import { toWords, type Word } from "../text/words.ts";
import { lexicon } from "./lexicon/book.ts";
import { canNameThing } from "./lexicon/no-things.ts";
import { spellingKey } from "./lexicon/spelling.ts";
import { PhraseBook } from "./patterns.ts";
import { namePoints, type Point } from "./point-names.ts";
import { readPoints } from "./read-points.ts";
import { toSegments } from "./segments.ts";

/** A complaint in the form of a question, or the owner asking how to answer. */
const rhetorical = new PhraseBook<true>().add(
  `viu, sabe aquele|aquela|aqueles|quando, quer saber, e o resultado, como pode|podem, como e possivel, como assim, ate quando, custa atender|responder|avisar|ter|limpar|dar, custava, cade, sera que, por que|porque, porque, para que, e serio, serio, serio isso, ne, nao e, hein, quem e|foi|contrata|trein*|aguenta|merece, onde ja, onde esta o|a respeito|educacao, acham que, acha que, ta de brincadeira, estao de brincadeira,
  onde mais|ja, quem mais|nunca|diria, me diga|digam|diz|explica|explicam, pode isso, voces acreditam, acredita|acreditam, visse, ta, entendeu|entende|sabe, nao e mesmo, fazer o que, dizer o que|mais, mais o que, o que mais|dizer|esperar|falar, quer mais, precisa dizer|falar|mais, precisa de mais, tem coisa melhor, tem como nao, quer coisa melhor, quer coisa, imagina|imaginem, sabe quando|quem|aquela|o, ja viu|viram|pensou, que|qual _ e|foi|era esse|essa, e eu|agora|ai, para onde, de que adianta|serve, nao e possivel|assim, ninguem|alguem viu|ve|percebe|percebeu, tem cabimento|logica|condicoes, da para acreditar|entender, ficou|faria|voltaria|valeu|recomendo|volto lindo|bom|outra|a|de,
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

/** A question in the mouth of somebody told of: 'Segunda: "qual sapato mesmo?"'. */
const quotedQuestion = /^[^"“]+["“][^"”]*\?["”.!?\s]*$/u;

/** "..., tá?": asks for no more than a nod. */
const tag =
  /[,\s](?:t[áa]|n[ée]|viu|visse|certo|sabe|entendeu|hein|ok|gente|minha gente|meu povo)\s*\?+/iu;

/** Whether a sentence can be a question at all. */
function isAsking(sentence: string): boolean {
  const words = wordsOf(sentence);
  if (words.length < 2 || rhetorical.scan(words).length > 0) return false;
  if (quotedQuestion.test(sentence) || tag.test(sentence)) return false;
  if (/\?[\s!?.)"]*$/.test(sentence)) return true;
  const judges = lexicon()
    .scan(words)
    .some(({ value }) => value.kind === "opinion" && value.noun !== true);
  const told = toldQuestion.scan(words).length > 0;
  return !judges && (told || openings.matchAt(words, afterGreeting(words)) !== undefined);
}

/** What a client asks of a shop, wherever it stands in the sentence. */
const toShop = new PhraseBook<true>().add(
  `voce|voces abre*|fecha*|faz|fazem|tem|aceita*|entrega*|trabalha*|atende*|funciona*|vende*|consert*|arruma*|hosped*|conseg*|aluga*|busca*|tira*|coloca*|instala*|parcela*|da|dao|cobra*|sabe*|indica*|recomenda*|manda*|envia*|poderia*|pode|podem, tem|teria vaga|vagas|estacionamento|turma|turmas|horario|disponibilidade|desconto|opcao|opcoes|wifi|como|delivery|garantia|tamanho, aceita|aceitam|parcela|parcelam|hospedam|entregam|consertam|consegue|conseguem|atendem|abrem|fecham|vendem|alugam, precisa|preciso levar|marcar|agendar|reservar|de, quanto custa|custam|fica|sai|e|cobram|tempo, qual o|a|e, quais os|as|sao, que horas, ate que|quando, posso, fica pronto|onde|em quanto, ainda tem|da`,
  true,
);
const opensOn = /^(?:e|mas|entao|ou|so|queria|saber|uma|duvida|pergunta|ah|,)$/;

function asksShop(sentence: string): boolean {
  const words = wordsOf(sentence);
  const start = words.findIndex(({ key }) => !greeting.test(key) && !opensOn.test(key));
  const found = toShop.scan(words).some((match) => match.start - start <= 2);
  return found || openings.matchAt(words, Math.max(0, start)) !== undefined;
}

/** Something told rather than asked: it judges, or tells what happened. */
function isTale(sentence: string): boolean {
  const words = wordsOf(sentence);
  const happened = words.some(({ key }) =>
    /(?:ei|ou|eu|iu|ava|aram|eram|iram|amos|imos|omos|fui|foi|tinha|era)$/.test(key),
  );
  const judges = lexicon()
    .scan(words)
    .some(({ value }) => value.kind === "opinion");
  return words.length > 2 && (happened || judges);
}

/**
 * The sentences that really ask the shop something. Beside praise, blame or a story most question marks are
 * rhetorical: there only what begins as people ask a shop counts.
 */
export function askingOf(sentences: readonly string[]): string[] {
  const asking = sentences.filter(isAsking);
  const tale = sentences.some((sentence) => !asking.includes(sentence) && isTale(sentence));
  return tale ? asking.filter(asksShop) : asking;
}

const topics = new PhraseBook<string>();
for (const [patterns, name] of questionTopics) topics.add(patterns, name);

const asked =
  /^(?:com|de|fazem?|faz|tem|tera|teria|vendem?|trabalham?|alugam?|aceitam?|consertam?|oferecem?|d[oa]s?|[oa]s?|para|ou)$/;

/** "Vocês trabalham com retirada?": nouns that no list of topics holds, where what is asked for stands. */
function strangeTopics(text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((word, at) => {
    if (!asked.test(words[at - 1]?.key ?? "")) return [];
    const known = lexicon().matchAt([word], 0)?.value;
    if (known !== undefined) return known.kind === "thing" ? [known.name] : [];
    const written = word.text.toLowerCase();
    const article = articleFor(written);
    return canNameThing(word.key, written, article) ? [`${article} ${written}`] : [];
  });
}

/** "Abrem no feriado?": an hour that is told with praise in a tale; nobody asks for haste. */
function isHaste({ thing, quality }: Point): boolean {
  return thing === undefined && quality === "speed";
}

/** What the questions are about, each with its article, at most three. */
export function topicsOf(sentences: readonly string[]): string[] {
  const text = sentences.join("\n");
  const named = topics.scan(wordsOf(text)).map(({ value }) => value);
  const { points, named: things } = readPoints(toSegments(text), undefined);
  const rest = namePoints(
    [...points, ...things]
      .filter((point) => point.thing?.class !== "pet" && !(named.length > 0 && isHaste(point)))
      .map(({ thing, quality }) => ({
        polarity: 1,
        ...(thing ? { thing } : quality && { quality }),
      })),
  );
  const priced = named.includes("o valor");
  const said = new Set(named.flatMap((name) => toWords(name).map(({ stem }) => stem)));
  const found = [
    ...new Set([
      ...named,
      ...rest.filter(
        (name) =>
          !(priced && name === "o preço") &&
          !toWords(name).some(({ key, stem }) => key.length > 2 && said.has(stem)),
      ),
    ]),
  ].slice(0, 3);
  return found.length > 0 ? found : strangeTopics(text).slice(0, 2);
}
