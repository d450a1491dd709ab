import { fold } from "../../../../../domain/search/fold.ts";
import { ambiguousPlaces } from "../lexicon/places.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { knownPlace } from "./restore-places.ts";

const names = "\\p{Lu}[\\p{L}'-]+(?: (?:d[aeo]s? )?\\p{Lu}[\\p{L}'-]+)";

/** "em Betim bairro Angola": the quarter stands beside its town. */
const quarterBehindTown =
  /(?<=(?<!\p{L})em (?:d[aeo]s? )?(?:\p{Lu}[\p{L}'-]+(?: d[aeo]s?)? ){0,3}\p{Lu}[\p{L}'-]+) bairro (?=\p{Lu})/gu;

const behindEm = new RegExp(`(?<=(?<!\\p{L})em )${names}{1,5}`, "gu");
const behindBairro = new RegExp(`(?<=(?<!\\p{L})bairro )${names}{1,5}`, "gu");

/** Where a name is cut so that what stands behind it is a known place too; 0 where it is one name. */
function cutOf(words: readonly string[], isFirstKnown: boolean): number {
  if (knownPlace(words.join(" ")) !== undefined) return 0;
  const cut = words.findIndex((_, at) => {
    const [first, second] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    return (
      at > 0 &&
      knownPlace(second) !== undefined &&
      (isFirstKnown
        ? knownPlace(first) !== undefined
        : !namesMore.test(first) && (at === 1 || !ambiguousPlaces.has(fold(second))))
    );
  });
  return Math.max(0, cut);
}

/** "Jardim", "Santa": the name goes on behind them. */
const namesMore =
  /^(?:Vila|Jardim|Parque|Alto|Nova|Novo|Santa|Santo|São|Cidade|Bela|Bom|Boa|Dom|Padre|Nossa|Monte|Porto|Conjunto|Residencial|Setor|Coronel|General|Presidente|Governador|Senador|Capitão|Marechal|Frei|Serra|Lagoa|Ribeirão|Rio|Ponta|Barra|Águas|Pedra|Morro|Campo|Campos|Ouro|Passo|Casa|Conceição|Vale|Ilha|Praia|Grande|Três|Sete|Duas|Quatro|Balneário)$|(?:^| )d[aeo]s?$/u;

/** "em Salvador Liberdade": a town and its quarter, both known by name. */
function partTown(written: string): string {
  const words = written.split(" ");
  // "em Genipabu Natal": the beach is not known, the town is.
  const cut = cutOf(words, true) || cutOf(words, false);
  const second = cut > 0 ? knownPlace(words.slice(cut).join(" ")) : undefined;
  return second === undefined
    ? written
    : `${words.slice(0, cut).join(" ")}, ${second.preposition} ${second.name}`;
}

/** "bairro Jatiúca Maceió" */
function partQuarter(written: string): string {
  const words = written.split(" ");
  const cut = cutOf(words, false);
  return cut === 0 ? written : `${words.slice(0, cut).join(" ")}, em ${words.slice(cut).join(" ")}`;
}

const run = new RegExp(`(?<!\\p{L})${names}{1,7}`, "gu");

/** "Campinas Hortolândia Sumaré": known places in a row, none of which is a word or a name too. */
function partRun(written: string): string {
  const words = written.split(" ");
  const parts: string[] = [];
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at);
    const count = rest.findLastIndex((_, last) => isSure(rest.slice(0, last + 1).join(" "))) + 1;
    if (count === 0) return written;
    parts.push(rest.slice(0, count).join(" "));
    at += count;
  }
  return parts.join(", ");
}

function isSure(name: string): boolean {
  return knownPlace(name) !== undefined && !ambiguousPlaces.has(fold(name));
}

/** Behind these a name is that of a person, a shop or a street. */
const noTown =
  "(?<!(?:[Gg]rande|bairro|vila|jardim|parque|setor|conjunto|distrito|povoado|praia|nova|santa|santo|dona|seu|para|pela|pelo|clube|time|marca|entre|sobre|desde|avenida|travessa|estrada|rodovia|praça|galeria|shopping|edifício|escola|colégio|hotel|pousada|padaria|mercado|tod[ao]) )";
/** "sala 12 Pelotas centro", "condomínio fechado Lagoa Santa 450 m²": a town in the midst of a clause. */
const amid = new RegExp(
  `(?<=(?:\\p{Ll}{4,}|(?:sala|loja|box|casa) \\d+) )${noTown}${names}{0,3}(?= \\d| centro(?:[ ,.;\\n]|$)| bairro \\p{Lu}| região | \\p{Ll}{4,} )`,
  "gu",
);
/** "gelo e carvão Betim", "por R$ 20 Sabará": a town at the end of a clause, or of what is told before a verb. */
const atEnd = new RegExp(
  `(?<=(?:(?<!\\p{L})\\p{Ll}{4,}|R\\$ [\\d.,]+|\\d reais) )${noTown}${names}{0,3}(?=\\s*(?:[,.;\\n]|$)| (?:entrego|busco|atendo)(?:[,.;\\n]|$))`,
  "gu",
);

function standApart(written: string, at: number, text: string): string {
  const town = written.replace(/(?<! d[aeo]) (?:Norte|Sul|Leste|Oeste)$/u, "");
  const isTown = knownPlace(town)?.preposition === "em" && isSure(town);
  const [before = ""] = /\p{L}+ $/u.exec(text.slice(Math.max(0, at - 24), at)) ?? [];
  const isNamed = isTradeWord(before.trim()) && tradeOf(before.trim()) === "business";
  if (!isTown || isNamed) return written;
  const isLast = /^\s*(?:[,.;\n]|$)/u.test(text.slice(at + written.length));
  return isLast ? `em ${written}` : `em ${written},`;
}

/** "Belo Horizonte região da Pampulha" */
const region = / (?=(?:região|zona|centro) (?:d[aeo] \p{Lu}|norte|sul|leste|oeste))/gu;

function endsInTown(text: string): boolean {
  const words = text.slice(-40).split(/[ ,.;\n]+/u);
  return [1, 2, 3, 4].some((count) => knownPlace(words.slice(-count).join(" ")) !== undefined);
}

/** "mando para natal": where it is sent, and no feast. */
const sentToNatal =
  /natal(?!\p{L})(?<=(?<!\p{L})(?:mand|despach|envi)(?:o|amos) (?:para|pra) natal)/giu;

/** Places side by side, or beside other words, stand apart: "em Salvador Liberdade", "bairro Jatiúca Maceió". */
export function partPlaces(text: string): string {
  const placed = text.includes("bairro ")
    ? text.replace(quarterBehindTown, ", no bairro ").replace(behindBairro, partQuarter)
    : text;
  return placed
    .replace(/(?<=zona (?:norte|sul|leste|oeste) do )rio(?!\p{L})/gu, "Rio")
    .replace(sentToNatal, "Natal")
    .replace(behindEm, partTown)
    .replace(/(?<=em \p{Lu}[\p{L} ]{2,30}) \(\p{Lu}[\p{L} ]{2,30}\)(?= (?:R\$ ?)?\d)/gu, "")
    .replace(run, partRun)
    .replace(amid, standApart)
    .replace(atEnd, standApart)
    .replace(/ bairro (?=\p{Lu})(?<=\p{Ll}{4,} bairro )/gu, ", no bairro ")
    .replace(region, (gap, at: number, all: string) => (endsInTown(all.slice(0, at)) ? ", " : gap));
}
