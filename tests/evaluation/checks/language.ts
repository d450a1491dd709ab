import { type Check, wholeText } from "./check.ts";
import { ownersWords } from "./quotes-in-text.ts";
import { fold, wordsOf } from "./text.ts";

const portuguese = new Set(
  (
    "de do da dos das que e o a os as um uma para por com em no na nos nas não se seu sua seus suas você é foi mais ao " +
    "aos à às pelo pela ou já quando como nosso nossa nós isso este esta esse essa muito obrigado obrigada até sem só tem são"
  ).split(" "),
);

/** Words of English and Spanish that Portuguese does not have. */
const foreign = new Set(
  (
    "the and of to you we our is your was that this it have with from thank sorry very please will " +
    "el los las y en con una hasta muy pero usted gracias nuestro nuestra lo del fue más también disculpe hola"
  ).split(" "),
);

/** An answer has at least this share of small Portuguese words, and at most that of foreign ones. */
const leastPortuguese = 0.12;
const mostForeign = 0.04;

function shareOf(words: readonly string[], known: ReadonlySet<string>): number {
  return words.filter((word) => known.has(word)).length / Math.max(words.length, 1);
}

function lowerWordsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.toLowerCase());
}

/** The pieces of an advertisement also alone: Portuguese headings around them hide another language. */
export const portugueseCheck: Check = {
  name: "portuguese",
  holds: "the answer is in Portuguese, whatever the input is in",
  fault: (answer) => {
    const words = lowerWordsOf(wholeText(answer));
    const pieces = lowerWordsOf((answer.pieces ?? []).map(({ text }) => text).join("\n"));
    if ([words, pieces].some((part) => shareOf(part, foreign) > mostForeign))
      return "words of another language";
    return shareOf(words, portuguese) < leastPortuguese ? "hardly a Portuguese word" : undefined;
  },
};

const masculine =
  "atendimento preço prazo ambiente barulho pedido produto sabor problema horário valor cardápio banheiro som " +
  "resultado trabalho serviço conserto estacionamento quarto espaço cuidado carinho bolo pão café cinema pagamento cheiro " +
  "elogio comentário relato contato retorno provador";
const feminine =
  "comida espera demora entrega limpeza higiene equipe música fila qualidade cobrança experiência loja visita pizza " +
  "temperatura acessibilidade mensagem situação avaliação opinião informação comunicação estrutura nota porção " +
  "internet bebida mesa reserva encomenda";
const asChoice = (nouns: string) => nouns.split(" ").join("|");
const genderFaults = [
  new RegExp(
    `\\b(?:do|no|pelo|ao|nosso|seu|um|esse|este|meu) (?:${asChoice(feminine)})(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:da|na|pela|à|nossa|sua|uma|essa|esta|minha) (?:${asChoice(masculine)})(?!\\p{L})`,
    "iu",
  ),
];

/** Before an infinitive the two stay apart: "por o guincho não ter vindo", "apesar de o dia estar cheio". */
const apart =
  /(?<!\p{L})(?:de|em|por) (?:o|os|as)(?!\p{L})(?! que)(?!(?: \p{L}+){1,4} (?:ter|ser|estar|ficar|vir|chegar|haver)(?:em)?(?!\p{L}))/iu;

/** Slips of texts put together by a machine. */
const slips: readonly [RegExp, string][] = [
  [/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu, "a word twice"],
  [/(?<!\p{L})(\p{L}{4,})s e (?:o|a) \1(?!\p{L})/iu, "the same noun twice"],
  [/ [,.;:!?](?!\d)/, "a space before punctuation"],
  [/,,|;;|::|,\.|\.,|(?<!\.)\.\.(?!\.)|!!|\?\?/, "punctuation twice"],
  [/\S {2,}\S/, "two spaces"],
  [apart, "preposition and article apart"],
  [/(?:^|[.!?] +|\n)\p{Ll}/u, "a sentence that starts small"],
  ...genderFaults.map((fault): [RegExp, string] => [fault, "article and noun disagree"]),
];

/** "Tranças" of the review that come back as "trancas": another word. */
function lostCedilla(text: string, prompt: string): string | undefined {
  const given = lowerWordsOf(prompt);
  const bare = given.filter((word) => /ç[aãáâoõóôuú]/u.test(word)).map((word) => fold(word));
  return lowerWordsOf(text).find(
    (word) => !word.includes("ç") && !given.includes(word) && bare.includes(fold(word)),
  );
}

export const grammarCheck: Check = {
  name: "grammar",
  holds:
    "no doubled word or mark, no uncontracted 'de o', articles agree, sentences start with a capital, no word of a review loses its cedilla",
  fault: (answer, { agent, prompt }) => {
    const text = agent === "reviews" ? ownersWords(answer.text, prompt) : answer.text;
    const slip = slips.find(([pattern]) => pattern.test(text));
    if (slip) return `${slip[1]}: ${slip[0].exec(text)?.[0].trim()}`;
    return agent === "reviews" ? lostCedilla(text, prompt) : undefined;
  },
};
