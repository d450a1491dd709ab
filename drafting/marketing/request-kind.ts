import { makeVerbs, sayVerbs, textNouns } from "../../content/cards/search-words.ts";
import { fold } from "../../domain/search/fold.ts";

/** A text to be written, a question to be answered, or either. */
export type RequestKind = "writing" | "answer" | "open";

/** Characters in which a request tells its kind. */
const readLength = 400;

/** Any of these makes a request one for a text. */
const writing = [
  "\\b(?:re)?escrev(?:e|a|er|eria)\\b|\\bredi[gj](?:e|a|ir)\\b|\\brespond[ae] (?:pra|para|por) mim\\b",
  `\\b(?:${makeVerbs})(?: (?:pra|para) mim)? (?:uma?s? )?(?:\\w+ )?(?:${textNouns})\\b`,
  `\\b(?:o que|oq|oque)(?: eu)? (?:${sayVerbs})\\b`,
  `\\bcomo (?:eu )?(?:${sayVerbs})\\b`,
  "^(?:uma? )?(?:texto|textinho|legenda|mensagem|msg|convite|frase|bilhete|comunicado|recado|modelo)\\b",
  "^(?:uma? )?(?:post|postagem|bio|aviso|lembrete|agradecimento|pedido de desculpas?) (?:de|d[oa]s?|dia|black|natal|para|pr[ao]s?|com|que|sobre)\\b",
  "^anuncio (?:de|contratando|procurando)\\b",
].map((pattern) => new RegExp(pattern));

const greeting = "(?:oi|ola|bom dia|boa tarde|boa noite)\\W+";
const answer = new RegExp(
  `^(?:${greeting})?(?:e )?(?:como|quant[oa]s?|quais|qual|quando|onde|por ?que|pq|vale|compensa|e melhor|e possivel|posso|pode|preciso|precisa|tem como|da pra|o que|oq|que|devo|serve)\\b`,
);

/** What is asked for, before its subject. */
export function kindOf(question: string): RequestKind {
  const text = fold(question.slice(0, readLength)).replace(/\s+/g, " ").trim();
  if (writing.some((pattern) => pattern.test(text))) return "writing";
  return answer.test(text) ? "answer" : "open";
}
