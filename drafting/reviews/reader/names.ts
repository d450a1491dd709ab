import { partLength } from "../../../contract/parts.ts";
import { toPlainText } from "../../../domain/text/plain-text.ts";
import { splitSentences } from "../../../domain/text/sentences.ts";
import { toWords, type Word } from "../../../domain/text/words.ts";
import { capitalise } from "../../text/grammar.ts";

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** The most frequent first names, folded. A name that is not here counts only where a sign says so. */
const firstNames = words(
  "maria jose ana joao antonio francisco carlos paulo pedro lucas luiz marcos luis gabriel rafael francisca daniel marcelo bruno eduardo felipe raimundo rodrigo antonia manoel mateus matheus andre fernando fabio leonardo gustavo guilherme leandro tiago thiago anderson ricardo marcio jorge sebastiao alexandre roberto edson diego vitor victor sergio claudio arthur davi miguel bernardo heitor samuel henrique vinicius caio renato rogerio mauricio cesar wagner wesley adriano flavio joaquim igor otavio adriana juliana marcia fernanda patricia aline sandra camila amanda bruna jessica leticia julia luciana vanessa mariana gabriela vera larissa claudia beatriz rita luana sonia renata eliane josefa simone natalia cristiane carla debora rosangela jaqueline rosa daniela aparecida marlene terezinha raimunda andreia fabiana lucia raquel angela rafaela joana luzia elaine daniele cecilia isabela isabel tatiana bianca marta regina helena laura alice sofia sophia luiza valentina manuela carolina carol viviane priscila monica paula silvia cristina michele tania roberta karina katia sabrina livia lais clara eduarda bia cris duda gabi rafa lu ju nanda teresa nina leo beto juca sueli marli nair ivone miriam denise solange rosana cida sarah",
);

/** Listed names that are also everyday words: taken for names with a capital only. */
const alsoWords = words("rosa lu ju vera nina regina clara");

/** Who signs without a name. */
const noPerson = words(
  "cliente loja equipe dono dona gerente moca moco mae pai todos nossa minha deus",
);

/** Whether a text begins with a first name. */
export function isFirstName(text: string): boolean {
  return firstNames.has(toWords(text)[0]?.key ?? "");
}

const capital = /^\p{Lu}\p{Ll}+$/u;

function isName({ key, text }: Word): boolean {
  return firstNames.has(key) && (!alsoWords.has(key) || /^\p{Lu}/u.test(text));
}

/** A word that can be a name where a sign says that one comes. */
function mayBeName(word: Word, barred: ReadonlySet<string>): boolean {
  return (
    !noPerson.has(word.key) &&
    !barred.has(word.key) &&
    word.text.length <= partLength.name &&
    (isName(word) || capital.test(word.text))
  );
}

function asName(word: Word): string {
  return capitalise(word.text === word.text.toUpperCase() ? word.text.toLowerCase() : word.text);
}

const said =
  /(?:^|[^\p{L}])(?:me chamo|meu nome é|meu nome e|aqui é [oa]|aqui e [oa]|sou [oa]|ass(?:inado)?[.:]|att[.,:]?|atenciosamente,?)\s*(\p{L}+)/giu;
const dashed = /[—–-]\s*(\p{L}+)(?:\s+\p{L}[\p{L}.]*)?[\s.!]*$/u;
const teller =
  /^\W*(?:(?:[oa] )?client[ea] )?(\p{Lu}\p{L}+)(?: \p{Lu}[\p{L}.]*)? (?:escreveu|comentou|avaliou|disse|deixou|reclamou|deu)(?=[\s:])/u;
const named = /(?:^|\s)clientes? (\p{Lu}\p{Ll}+)/u;

/** The customer's first name, where it is signed or told. */
export function readCustomer(text: string, barred: ReadonlySet<string>): string | undefined {
  const plainText = toPlainText(text).trim();
  const told = [...plainText.matchAll(said)].map(({ 1: name = "" }) => name);
  const marked = [dashed, teller, named].map((sign) => sign.exec(plainText)?.[1] ?? "");
  const candidates = [...marked, ...told].flatMap((one) => toWords(one).slice(0, 1));
  const sentences = splitSentences(plainText);
  const last = toWords(sentences.at(-1) ?? "");
  const isLone =
    last.length === 1 ||
    (last.length === 2 && last.every(({ text: word }) => /^\p{Lu}/u.test(word)));
  const signed = sentences.length > 1 && isLone ? last.slice(0, 1).filter(isName) : [];
  const found = [...candidates, ...signed].find((word) => mayBeName(word, barred));
  return found && asName(found);
}
