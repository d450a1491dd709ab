import { fold } from "../../../../domain/search/fold.ts";
import { ambiguousTowns } from "../ads/lexicon/towns.ts";
import { knownPlace } from "../ads/reading/restore-places.ts";
import { type Trade, tradesByWord } from "../phrases/marketing-trades.ts";

/** What the person says of their business, and the question without it. */
export type Context = {
  trade?: Trade;
  /** With its preposition: "em Olinda", "na Vila Mariana". */
  place?: string;
  /** The question without trade and place: they say who asks, not what is asked. */
  rest: string;
};

/** Somebody else's trade: "parceria com a academia do lado", "vendo pão para hotel". */
const othersBefore =
  /(?:\bcom (?:a|o|uma|um)|concorrente|outra|outro|vizinh[ao])\s+$|\b(?:vend|entreg|oferec|fornec)\w*\s.{0,40}\b(?:para|pra|pras|pros|n[ao]s?|em)\s+(?:(?:as?|os?|uma?)\s+)?$/;
const othersAfter =
  /^\S{0,2}\s+(?:d[oa] lado|vizinh|concorrente|d[oa] esquina|d[oa] frente|(?:em cima|embaixo|ao lado|em frente|na frente) d(?:a minha|o meu|e mim)\b)/;

/** What is sold to a trade is not the trade: "roupa de academia", "uniforme de escola". */
const productBefore =
  /\b(?:roupas?|uniformes?|moveis|cadeiras?|jalecos?|moda|suplementos?|equipamentos?|embalage(?:m|ns))\s+(?:de|da|do|para|pra|pro)\s+$/;

/** A shop that is not there yet: "abrir outra loja em Betim". */
const plannedBefore =
  /(?:\b(?:outr[oa]|segund[oa]|mais uma?)\s+(?:loja|unidade|ponto|filial|restaurante|salao|padaria)|\bfilial|\buma unidade)\s+$/;

type Found<T> = { value: T; start: number; end: number };

const tradePatterns = tradesByWord.map(([word, trade]) => ({
  word,
  trade,
  pattern: new RegExp(`\\b${word}s?\\b`),
}));

/** The trade of who asks, and one that only says for whom something is made: no part of what is asked either. */
type Trades = { own?: Found<Trade>; served?: Found<Trade> };

/** Folding letter by letter keeps the places of a composed text; `key` has the text's own length then. */
function findTrades(key: string): Trades {
  const found: Trades = {};
  for (const { word, trade, pattern } of tradePatterns) {
    const at = key.search(pattern);
    if (at < 0) continue;
    const end = at + word.length + (key[at + word.length] === "s" ? 1 : 0);
    const before = key.slice(0, at);
    if (othersBefore.test(before) || othersAfter.test(key.slice(end))) continue;
    const one = { value: trade, start: at, end };
    if (!productBefore.test(before)) return { ...found, own: one };
    found.served ??= one;
  }
  return found;
}

/** First words after "em", "no" or "na" that begin with a capital and are no place. */
const noPlaces =
  /^(?:google|maps|insta|facebook|face|whats|zap|tiktok|gemini|chatgpt|perfil|meta|youtube|waze|ifood|pix|reclame|natal|ano|dia|semana|black|carnaval|pascoa|internet|brasil|sebrae|ia|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|meu|minha|seu|sua|direct|catalogo|status|stories|reels|canva|shopee|mercado livre|olx|linkedin|telegram|business|ads)/;

const named =
  /\b([Ee]m|[Nn][ao])\s+((?:[Bb]airro\s+(?:d[eoa]s?\s+)?)?\p{Lu}[\p{L}'-]{2,24}(?:\s+(?:d[eoa]s?\s+)?\p{Lu}[\p{L}'-]{1,24}){0,3})/gu;
const typedSmall = /\b(em|n[ao])\s+([\p{L}'-]{3,20}(?:\s+[\p{L}'-]{2,20}){0,3})/giu;

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length > 0 && letters.replace(/[^\p{Lu}]/gu, "").length > letters.length * 0.6;
}

function isPlanned(text: string, at: number): boolean {
  return plannedBefore.test(fold(text.slice(0, at)));
}

function findNamedPlace(text: string): Found<string> | undefined {
  if (isShouted(text)) return undefined;
  for (const match of text.matchAll(named)) {
    const [whole, preposition = "", name = ""] = match;
    if (noPlaces.test(fold(name)) || isPlanned(text, match.index)) continue;
    const value = `${preposition.toLowerCase()} ${name}`;
    return { value, start: match.index, end: match.index + whole.length };
  }
  return undefined;
}

/** "em olinda": the longest run of words that is a place we know. */
function findKnownPlace(text: string): Found<string> | undefined {
  for (const match of text.matchAll(typedSmall)) {
    if (isPlanned(text, match.index)) continue;
    const words = (match[2] ?? "").split(/\s+/);
    for (let length = words.length; length > 0; length -= 1) {
      const written = words.slice(0, length).join(" ");
      const place = knownPlace(written);
      // "no jardim da loja" is no town, "em Jardim" may be one.
      const isWord = ambiguousTowns.has(fold(written)) && fold(match[1] ?? "") !== "em";
      if (place === undefined || isWord || noPlaces.test(fold(written)) || written.length < 4)
        continue;
      const end = match.index + (match[1] ?? "").length + 1 + written.length;
      return { value: `${place.preposition} ${place.name}`, start: match.index, end };
    }
  }
  return undefined;
}

function without(text: string, found: readonly (Found<unknown> | undefined)[]): string {
  return found
    .filter((piece) => piece !== undefined)
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

/** Reads who asks from a question in composed letters. */
export function readContext(question: string): Context {
  const key = fold(question);
  const { own: trade, served }: Trades = key.length === question.length ? findTrades(key) : {};
  const place = findNamedPlace(question) ?? findKnownPlace(question);
  return {
    ...(trade && { trade: trade.value }),
    ...(place && { place: place.value }),
    rest: without(question, [trade, served, place]),
  };
}
