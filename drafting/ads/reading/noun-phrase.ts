import { cutAtWord, endsUnfinished } from "../../../domain/ad-limits/cut-at-word.ts";
import { fold } from "../../../domain/search/fold.ts";
import { capitalise } from "../../text/grammar.ts";
import { spell } from "../../text/spelling.ts";
import { filler } from "./cues.ts";

/** What an owner says before naming the thing; the name follows. */
const lead =
  /^.*?(?<![\p{L}])(?:(?:vende|aluga)m?[- ]se|vend(?:o|emos|endo|e)|alug(?:o|amos)|fa(?:ç|c)o|fazemos|fazendo|faz|temos|tenho|tem|(?:t(?:ô|o|ou)|estou|estamos) com(?: \d+)?(?: pronta entrega(?: de)?)?|ofere(?:ç|c)(?:o|emos|e)|trabalh(?:o|amos|a)(?: h[áa] \d+ anos?)? com|precis(?:a|ando) de|procurando|anunciar|divulgar|divulga(?:ç|c)(?:ã|a)o d[aeo]|promo(?:ç|c)(?:ã|a)o d[aeo](?: m[êe]s| dia| semana)?|promo d[aeo]|promo(?:ç|c)(?:ã|a)o|chegou|chegaram|comecei(?: a fazer)?|come(?:ç|c)amos|produz(?:o|imos)|fabric(?:o|amos)|atend(?:o|emos) com|especialista em|(?:sou|somos)(?! [ao] |s? d[aeo]))(?![\p{L}]) */iu;

/** Words that may go before a name: a greeting, an order for an ad, a season, an article, a listing. */
const opening =
  /^(?:[-–—=+#.:,()\s]|(?:oi|ol[áa]|opa|bom dia|boa tarde|boa noite|pessoal|gente|galera|amigos|aqui|e|ou|mais|tamb[ée]m|tb|tbm|a[íi]|o|a|os|as|um|uma|uns|umas|meus?|minhas?|nossos?|nossas?|por|cada|s[óo]|apenas|hoje|agora|ent[ãa]o|oferta d[aeo]|quero|queria|preciso|gostaria|fazer|uma?|pra|para|d[aeo]|que|eu|n[óo]s|vcs?|voc[êe]s?|ei|psiu|olha|visse|(?:post|an[úu]ncio|texto|propaganda)(?: bem \p{L}+)?(?: (?:pr[ao]|para|d[aeo]))?|insta(?:gram)?|promo(?:ç[ãa]o|cao)? d[aeo]|aceit(?:o|amos|ando) encomendas? de|volta [aà]s aulas|dia d[aeo]s? \p{L}+(?: chegando)?|black friday)(?=\s|$)[,:]?)+/iu;

/** Where a name ends and a sentence goes on. */
const goesOn =
  /(?<![\p{L}])(?:que|quem|porque|pq|pois|mas|onde|quando|enquanto|se|estou|est[áa]|t[áa]|t[ôo]|est[ãa]o|é|eu|vc|voc[êe]|vcs|ele|ela|quer(?:o|ia)?|precisa|preciso|chama|chame|liga|ligue|venha|vem|vai|vou|pode|aqui|hoje|amanh[ãa]|agora|muito|j[áa]|ainda|sempre|aproveite?|confira|corre|corra|ficam?|sai|saem|sa[íi]ndo|custam?|era|reduza|elimina|emagrece|ajuda|deixa|economize|ganhe|conhe(?:ç|c)a|garanta|entrego|aceito|atendo|fica|dia \d|feit[oa]s?|saindo|parcelas|em at[ée] \d|\d{1,4} ?x de|n[ée]|tipo|faz \d|h[áa] \d|desde \d|chama(?:d[oa])?|e (?:fa(?:ç|c)o|vendo|tenho|tamb[ée]m|entrego|atendo))(?![\p{L}]).*$/iu;

/** Names of nothing. */
const generic =
  /^(?:estamos|estou|promo\w*|ofertas?|valor(?:es)?|precos?|lista(?: de precos)?|(?:tabela|orcamento|fim de semana)(?: .*)?|total|investimento|apenas|somente|cardapio|menu|lista|servicos?|produtos?|novidades?|desconto|avista|a vista|unidade|cada|pacotes?|planos?|domingo|segunda|terca|quarta|quinta|sexta|sabado|feira|semana|mes|dia|depois|antes|normal|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|tudo|todos|todas|coisas?|(?:outr[oa]s?|demais) .*|obs|aviso|atencao|de|no|na|em|com|sem|ate|para|pra|ou|a partir|partir|informacoes|whats\w*|zap|pix|instagram|direct|entrega|delivery|retirada|aberto|fechado|nao|nada|nunca|bom|boa|melhor)$/;

/** A name as it is shown: spelled, "a54" as a model, the first letter a capital. */
export function tidyName(words: string): string {
  const spelled = spell(words.replace(/\s+/g, " ").trim());
  const named = spelled.replace(/(?<![\p{L}\d])[a-z]\d{1,3}(?![\p{L}\d])/gu, (model) =>
    model.toUpperCase(),
  );
  return /^\p{Ll}\p{Lu}/u.test(named) ? named : capitalise(named);
}

const joints = " com | para | pra | e | em | no | na | do |, | ou ".split("|");
const sized = /\d(?![\dºª])|(?<!\p{L})(?:PP|P|M|G|GG|tamanho|porte)(?!\p{L})/u;

/**
 * A name cut where it goes on with "com", "para", "e" ..., so that it fits; "" where it cannot.
 * @param keepsSize of a thing with a price: without its size the price would be that of another.
 */
export function shortenName(name: string, max: number, keepsSize = false): string {
  let short = name;
  while (short.length > max) {
    const at = Math.max(...joints.map((word) => short.lastIndexOf(word)));
    if (at <= 0 || (keepsSize && sized.test(short.slice(at)))) return "";
    short = short.slice(0, at).trimEnd();
  }
  return endsUnfinished(short) ? "" : short;
}

/** A word, or a run of signs that no name ends in, or one sign. */
const lastPiece = /[\p{L}\d$]+$|(?<![@#&*_=/|~^<-])[@#&*_=/|~^<-]+$|.$/u;
/** Pieces that may hang behind a name; where there are more, no name stands before them. */
const mostHanging = 8;
/** More characters than those pieces have. */
const hangingLength = 80;

/** Words without articles and greetings before them, and without small words left hanging at the end. */
export function trimEnds(words: string): string {
  const begun = words.replace(opening, "").trim();
  const kept = begun.slice(0, -hangingLength);
  let end = begun.slice(-hangingLength);
  for (let dropped = 0; dropped < mostHanging; dropped += 1) {
    if (end === "" || !endsUnfinished(end) || /[)+%]$/.test(end)) return (kept + end).trim();
    end = end.replace(lastPiece, "").trimEnd();
  }
  return "";
}

function withoutLead(words: string): string {
  const rest = words.replace(lead, "");
  return rest.trim() === "" ? words : rest;
}

const leaning = /^(?:sem|com|de|em|no|na|para|pra|por|ate|ou|mais)(?![a-z])/;
/** Words of a name; more are a sentence. */
const mostWords = 12;

/** The name of a thing in a stretch of words; undefined where that is not sure. */
export function nounPhrase(stretch: string, max: number, keepsSize = false): string | undefined {
  if (stretch.length > 400) return undefined;
  const whole = trimEnds(trimEnds(withoutLead(trimEnds(stretch))).replace(goesOn, ""));
  const isLong = !keepsSize && whole.split(" ").length > mostWords;
  const short = shortenName(whole, isLong ? Math.min(max, whole.length - 1) : max, keepsSize);
  // "Encanador" alone of "encanador e eletricista 24h desentupimento ..." says too little.
  const isCut = !keepsSize && short.length < Math.min(whole.length, max) / 3;
  const name = isCut ? cutAtWord(whole, max / 2) : short;
  const known = fold(name);
  const words = known.split(/[^a-z]+/);
  const isName =
    /\p{L}[\p{L}\d]/u.test(name) &&
    !generic.test(known) &&
    !filler.test(known) &&
    !words.includes("nao");
  if (!isName || leaning.test(known) || name.split(" ").length > mostWords) return undefined;
  return generic.test(words[0] ?? "") && !known.includes(" ") ? undefined : tidyName(name);
}

/** "Salão da Lu", "Dra. Camila Rocha": a name of its own, which does not tell what is sold. */
export const ownName = /^\p{Lu}\S* (?:\S+ )*\p{Lu}\p{Ll}/u;

/** A name in the middle of a sentence: "Bolo de pote" is "bolo de pote", "iPhone" and "Padaria Aurora" stay. */
export function lowerFirst(name: string): string {
  const [first = "", second = ""] = name.split(" ");
  const isName = !/^\p{Lu}\p{Ll}+$/u.test(first) || /^\p{Lu}\p{Ll}/u.test(second);
  return isName ? name : first.toLowerCase() + name.slice(first.length);
}
