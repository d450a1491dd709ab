import { fold } from "../../../../../domain/search/fold.ts";
import { dayWords } from "../lexicon/clause-words.ts";
import { knownAcronyms } from "../lexicon/names.ts";
import { adjectiveEnding, shopAdjectives } from "../lexicon/shop-adjectives.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";

/** Most shops are called by two words; a longer run is the beginning of a list without commas. */
const nameWords = 2;

/** End like adjectives, and shops are called so. */
const called =
  /^(?:cristal|ideal|real|imperial|central|universal|tropical|pioneir[ao]|mar|lar|luar|pomar)$/;

export function isNameWord(word: string): boolean {
  const key = fold(word);
  if (called.test(key)) return true;
  return (
    key.length > 2 &&
    !/^(?:com|que|para|sem|dos|das|nos|nas|pra|minim[oa]|maxim[oa])$/.test(key) &&
    !isTradeWord(word) &&
    !shopAdjectives.has(key) &&
    !adjectiveEnding.test(key)
  );
}

const shopPattern = /(?<![\p{L}\p{N}-])(\p{Ll}{3,} )((?:\p{Ll}{3,}(?: |(?=[.,;:\n]|$)))+)/gu;

export function isShopWord(word: string): boolean {
  return (
    tradeOf(word) === "business" &&
    !/^(?:casa|centro|empresa|box|bar|cinema|food|pet|lava|atacado|varejo|estacionamento)$/u.test(
      word,
    )
  );
}

export function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "pousada mar de dentro em Torres" */
const linkedName =
  /(?<![\p{L}\p{N}-])(\p{Ll}{4,}) (\p{Ll}{3,}) (d[aeo]s?) (\p{Ll}{3,})(?=\s*(?:[.,;:\n]|$)| em | n[ao] )/gu;
/** Lead from a shop to where it is, when it opens and what it does. */
const noLink =
  /^(?:abert[ao]|perto|dentro|antes|depois|fora|tudo|tipo|estilo|aqui|desde|atende|fica|frente|atras|alem|proxim[ao])$/;

function nameLinked(line: string): string {
  return line.replace(linkedName, (whole, shop: string, one: string, link: string, two: string) => {
    const isShop = isTradeWord(shop) && isShopWord(shop);
    const isOwn = isNameWord(one) && !noLink.test(fold(one));
    const isLast = isNameWord(two) && !notCalled.test(fold(two)) && !dayWords.has(fold(two));
    return isShop && isOwn && isLast ? `${shop} ${titled(one)} ${link} ${titled(two)}` : whole;
  });
}

/** "pizzaria forno bello": where the case tells nothing, unusual words behind a shop are its name. */
export function nameShops(line: string): string {
  return nameLinked(line).replace(
    shopPattern,
    (whole, lead: string, behind: string, at: number) => {
      // "pizzaria forno a lenha" tells how it bakes.
      if (/forno $/u.test(behind) && /^[aà] lenha/u.test(line.slice(at + whole.length)))
        return whole;
      const all = (lead + behind).split(" ");
      const shop = all.findIndex(isShopWord);
      const run = all.slice(shop + 1).filter(Boolean);
      const plain = run.findIndex((word) => !isNameWord(word));
      // "padaria dona rosa"
      const isOwned = /^(?:dona|tia|tio|seu)$/.test(run[0] ?? "") && run.length > 1;
      const count = isOwned ? nameWords : Math.min(nameWords, plain < 0 ? run.length : plain);
      if (shop < 0 || count === 0) return whole;
      const named = all.map((word, index) =>
        index > shop && index <= shop + count ? titled(word) : word,
      );
      return named.join(" ");
    },
  );
}

/** Behind "do" and "da" where a shop is, and not what it is called. */
const notCalled =
  /^(?:bairro|centro|cidade|praca|regiao|esquina|shopping|mercado|vila|praia|hora|dia|moda|familia|casa|mulher|homem|aluno|aluna|cliente|igreja|noiva|paciente|idoso|crianca|bebe|povo|ano|mes|semana|empresa|condominio|predio|estudante|morador)$/;
const ownedShop =
  /(?<![\p{L}\p{N}-])(\p{Ll}{3,} d[ao] )(\p{Ll}{3,})(?=\s*(?:[.,;:\n]|$)| em | n[ao] )/gu;

/** "pizzaria Forno do nono": behind a name whose it is goes on with it. */
const ownedName =
  /(?<![\p{L}\p{N}-])(\p{Ll}{3,})( \p{Lu}\p{Ll}+ d[ao] )(\p{Ll}{3,})(?=\s*(?:[.,;:\n]|$)| em | n[ao] | \p{L}{4,}\s*(?:[.,;\n]|$))/gu;

/** "PIZZARIA DO GUGU": where the case tells nothing, whose a shop is tells its name. */
export function nameOwners(line: string): string {
  const isOwner = (name: string) => !isTradeWord(name) && !notCalled.test(fold(name));
  return line
    .replace(ownedShop, (whole, shop: string, name: string) => {
      const head = shop.split(" ")[0] ?? "";
      const isShop =
        /^(?:jato|bar|truck)$/.test(head) ||
        (isTradeWord(head) && isShopWord(head) && !/^(?:clube|galeria)$/.test(head));
      return isShop && isOwner(name) ? shop + titled(name) : whole;
    })
    .replace(ownedName, (whole, head: string, called: string, name: string) =>
      isTradeWord(head) && isShopWord(head) && isOwner(name) ? head + called + titled(name) : whole,
    );
}

/** "IRON NUTRITION suplementos": shouted words in front of what a shop sells are what it is called. */
const shoutedName = /^((?:\p{Lu}[\p{Lu}\d]+ ){1,3})(?=(\p{Ll}{4,}))/u;

/** "loja MODA GG da Neide" */
const shoutedShop = /(?<=(?<!\p{L})(\p{L}{4,}) )((?:\p{Lu}[\p{Lu}\d]+(?: |$)){1,3})/gu;

export function nameShouted(written: string): string {
  const line = written.replace(shoutedShop, (name: string, shop: string) =>
    isTradeWord(shop) && isShopWord(fold(shop)) && shop !== shop.toUpperCase()
      ? name.replace(/\p{Lu}{4,}/gu, (word) => titled(word.toLowerCase()))
      : name,
  );
  return line.replace(shoutedName, (whole, name: string, thing: string) => {
    const words = name.trim().split(" ");
    const isName = words.every(
      (word) => !isTradeWord(word) && !knownAcronyms.has(word) && isNameWord(word.toLowerCase()),
    );
    return isName && isTradeWord(thing)
      ? `${words.map((word) => titled(word.toLowerCase())).join(" ")} `
      : whole;
  });
}

/** "emporio grão vivo, granel em Pato Branco": the first clause may be written small alone. */
export function nameFirstShop(line: string): string | undefined {
  const [first = ""] = /^[^,.;:(\n]*/u.exec(line) ?? [];
  const [head = ""] = first.split(" ");
  const isShop = isTradeWord(head) && isShopWord(fold(head)) && !/\p{Lu}/u.test(first);
  return isShop ? nameOwners(nameShops(first) + line.slice(first.length)) : undefined;
}

/** "PONTO CERTO EXTINTORES - Macapá": shouted words alone in front of a text are what the shop is called. */
const headline =
  /^((?:\p{Lu}[\p{Lu}\d&']+ ){1,4}\p{Lu}[\p{Lu}\d]+)(?=\s*[;(:]| - |, \p{Lu}\p{Ll})/u;
const noHeadline =
  /^(?:promo|oferta|aten|avis|super|mega|vend|alug|precis|novidade|inaugura|abert|liquida|queima|black|grande|imperd|urgente|hoje|anunci|descri|produto|servic)/;

/** The name in the headline of a text, in small letters with its capitals. */
export function nameHeadline(text: string): string {
  return text.replace(headline, (name) => {
    const [first = "", ...others] = name.split(" ");
    const isShop = !isTradeWord(first) || [first, ...others].some((word) => isShopWord(fold(word)));
    const isPlain = !others.some((word) => /^(?:EM|N[AO]S?|COM|PARA|PRA|POR|SEM|SOB)$/.test(word));
    if (!isShop || !isPlain || noHeadline.test(fold(first))) return name;
    const isNamed = [first, ...others].some((word) => isShopWord(fold(word)));
    const called = [first, ...others]
      .map((word) => word.toLowerCase())
      .map((word) => (/^(?:d[aeo]s?|e)$/.test(word) ? word : titled(word)))
      .join(" ");
    // Without the word of a shop a name is no thing on offer.
    return isNamed ? called : `nome: ${called}\n`;
  });
}
