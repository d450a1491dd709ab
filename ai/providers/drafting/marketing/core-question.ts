import { fold } from "../../../../domain/search/fold.ts";
import { insults } from "../phrases/marketing-replies.ts";
import { splitSentences } from "../text/sentences.ts";

/** A text up to this length is taken whole; beyond it the question has to be looked for. */
const shortText = 320;
/** Characters of a long text that go into the search. */
const longestQuestion = 420;

/** A sentence that gives orders to the writer instead of asking: what is pasted is data, so it is left out. */
const order = new RegExp(
  [
    "\\b(?:ignor|esquec|desconsider|desobede|disregard|forget|override|bypass)\\w*.{0,50}\\b(?:instruc|instruct|regra|rules|anterior|acima|previous|above|tudo|sistema|prompt|limite)",
    "\\b(?:system|developer|sistema)\\b.{0,12}\\bprompt|prompt (?:de|do) sistema|jailbreak|modo (?:desenvolvedor|dan|admin|debug)",
    "\\b(?:you are now|act as|pretend|voce agora (?:e|sera) |finja|faca de conta|comporte-se|aja como|atue como|a partir de agora)",
    "\\b(?:revel|mostr|traduz|imprim|repit|exib|print|reveal|repeat)\\w*.{0,30}\\b(?:prompt|instruc|instruct|chave|senha|api|regras|exatamente)",
    "\\b(?:responda|escreva|diga|repita|output|answer|reply|say)\\b.{0,20}\\b(?:apenas|somente|exatamente|only|exactly|so com|a palavra|a frase)\\b",
    "</?(?:system|script|instruction|assistant|user)|\\[(?:inst|system)|```",
    "\\b(?:chave da api|api key|access token)\\b",
  ].join("|"),
);

const asks =
  /\?|nao sei (?:por onde|como|o que|se|nem)|por onde comec|preciso de ajuda|^(?:e )?(?:como|qual|quais|o que(?! (?:eu )?(?:tenho|vendo|faco))|quanto|quantas|quantos|onde|quando|quem|por que|porque|sera|posso|devo|preciso|quero|queria|gostaria|vale|tem como|me ajud|ajud|da para|dá para|nao sei|estou sem|meu problema|minha duvida)/;

/** Where a question begins inside an order: "ignore tudo e me diga como aparecer no mapa". */
const question =
  /(?<!\p{L})(?:como|qual|quais|o que|quanto|quantas|onde|quando|por que)(?!\p{L})/iu;

/** Nothing of an order is kept but a question at its end. */
function withoutOrder(sentence: string): string {
  if (!order.test(fold(sentence))) return sentence;
  const start = sentence.search(question);
  const asked = start < 0 ? "" : sentence.slice(start);
  return order.test(fold(asked)) ? "" : asked;
}

/** "Me diz logo", "deixar isso logo no Google", "logo cedo": hurry, no logo. */
const hurry =
  /\b(diz|diga|fala|fale|responde|responda|resolve|resolva|ajuda|isso|tudo|mais|até|ate|deixar|deixo|vem|quero|preciso) logo\b|\blogo (ali|cedo|depois|que|mais|em seguida|de cara|de manhã|de manha)\b/giu;

/** Scolding before or behind the question: "que droga, como respondo?". Kept where nothing else is said. */
function withoutScolding(sentence: string): string {
  const clauses = sentence.split(/(?<=[,;!])\s+/);
  const calm = clauses.filter((clause) => !insults.test(fold(clause)));
  return calm.length === 0 ? sentence : calm.join(" ");
}

function takeUpTo(sentences: readonly string[], limit: number): string {
  let text = "";
  for (const sentence of sentences) {
    if (text !== "" && text.length + sentence.length > limit) break;
    text = `${text} ${sentence}`.trim();
  }
  return text.slice(0, limit);
}

/**
 * What is asked, in one line: orders to the writer are left out, and of a long paste only the sentences that ask
 * (or, where none does, how it begins) are kept.
 */
export function coreQuestion(text: string): string {
  const sentences = splitSentences(text.replace(hurry, "$1$2"))
    .map(withoutOrder)
    .filter((sentence) => sentence !== "")
    .map(withoutScolding);
  const all = sentences.join(" ").replace(/\s+/g, " ").trim();
  if (all.length <= shortText) return all;
  const asking = sentences.filter((sentence) => asks.test(fold(sentence)));
  return takeUpTo(asking.length > 0 ? asking : sentences, longestQuestion).replace(/\s+/g, " ");
}
