import { makeVerbs, sayVerbs, textNouns } from "../../content/cards/search-words.ts";
import { fold } from "../../domain/search/fold.ts";

/** A text to be written, a question to be answered, or either. */
export type RequestKind = "writing" | "answer" | "open";

/** Characters in which a request tells its kind. */
const readLength = 400;

/** Any of these makes a request one for a text. */
const writing = [
  "(?<=^|[,.;:!?] |\\b(?:me|ai|pode|preciso|quero|queria|pra|oi|tarde|dia|noite|texto|vc|voce|ajuda a) )(?:re)?escrev(?:e|a|er|eria)\\b|\\bredi[gj](?:e|a|ir)\\b|\\brespond[ae] (?:pra|para|por) mim\\b",
  `\\b(?:${makeVerbs})(?: (?:pra|para) mim)? (?:uma?s? )?(?:\\w+ )?(?:${textNouns})\\b`,
  `\\b(?:o que|oq|oque)(?: eu)? (?:${sayVerbs})\\b`,
  "^(?:uma? )?(?:texto|textinho|legenda|mensagem|msg|convite|frase|bilhete|comunicado|recado|modelo)\\b",
  "^(?:uma? )?(?:post|postagem|bio|aviso|lembrete|agradecimento|pedido de desculpas?) (?:de|d[oa]s?|dia|black|natal|para|pr[ao]s?|com|que|sobre)\\b",
  "^anuncio (?:de|contratando|procurando)\\b",
].map((pattern) => new RegExp(pattern));

const greeting = "(?:oi|ola|bom dia|boa tarde|boa noite)\\W+";
const asks =
  "como|quant[oa]s?|quais|qual|quando|onde|por ?que|pq|vale|compensa|e melhor|e possivel|posso|pode|preciso|precisa|tem como|da pra|o que|oq|que|devo|serve|sera que";
const answer = new RegExp(`^(?:${greeting})?(?:e )?(?:${asks})\\b`);
const asking = new RegExp(`\\b(?:${asks})\\b`);

/** What is asked for, before its subject. */
export function kindOf(question: string): RequestKind {
  const text = fold(question.slice(0, readLength)).replace(/\s+/g, " ").trim();
  if (writing.some((pattern) => pattern.test(text))) return "writing";
  const main = fold(askingClause(question)).trim();
  return answer.test(text) || answer.test(main) ? "answer" : "open";
}

/** The clause that asks, or that orders a text; the whole where none does. */
export function askingClause(question: string): string {
  const clauses = question.split(/(?<=[?!.;\n])|,(?!\d)/).filter((one) => /\p{L}/u.test(one));
  const at = [
    clauses.findIndex((one) => writing.some((pattern) => pattern.test(fold(one).trim()))),
    clauses.findIndex((one) => one.trimEnd().endsWith("?")),
    clauses.findIndex((one) => answer.test(fold(one).trim())),
    clauses.findLastIndex((one) => asking.test(fold(one))),
  ].find((found) => found >= 0);
  return at === undefined ? question : (clauses[at] ?? question);
}
