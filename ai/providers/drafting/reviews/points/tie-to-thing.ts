import type { Quality } from "../lexicon/opinion.ts";
import type { Thing } from "../lexicon/thing.ts";
import type { Mark, Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";
import { fits } from "./fits.ts";
import { isOtherItem } from "./other-item.ts";
import { isOtherWord } from "./other-words.ts";
import { isOfAnother } from "./own-subject.ts";
import type { Placed } from "./placed.ts";
import { isSupplied, isUpkeep } from "./upkeep.ts";

/** Words that judge only where food is spoken of: a road can be hard and a photo small. */
const ofFood = new Set<Quality>(["preparation", "heat", "portion", "taste", "seasoning", "size"]);
const dropped = new Set<Quality>(["preparation", "heat", "size"]);
const arriving = /^(cheg|veio|vier|entreg|serv|receb|trouxe|mand)/;

/** Whether a text speaks of something eaten or drunk. */
export function speaksOfFood(segments: readonly Segment[]): boolean {
  return segments.some(
    ({ words, marks }) =>
      words.some(({ key }) =>
        /^(?:comi|comid|comer|porc(?:ao|oes)|prato|lanch|almoc|jant|sabor|cardapio|vegan|vegetarian)/.test(
          key,
        ),
      ) ||
      marks.some(
        ({ value, start }) =>
          (value.kind === "thing" && (value.class === "food" || value.class === "cold")) ||
          (value.kind === "business" &&
            /^(restaur|lancho|pizza|padari|hambur|bar|botec|cafet|sorvet|doceri|confeit|acoug)/.test(
              words[start]?.key ?? "",
            )),
      ),
  );
}

/** What comes warm or cold with the dish it is a part of. */
const partOfDish =
  /^(?:massa|borda|recheio|molho|cobertura|queijo|tempero|casca|casquinha|catupiry)$/;

const behind = /^(?:com|de|d[oa]s?|n[oa]s?|em)$/;

/** "Pão na chapa com café": what is only served with another thing. */
function isBeside({ start }: Mark, { words, marks }: Segment): boolean {
  return (
    behind.test(words[start - 1]?.key ?? "") &&
    marks.some(
      ({ value, end }) =>
        end === start - 1 && value.kind === "thing" && /^(?:food|cold)$/.test(value.class),
    )
  );
}

/** "Pedi uma pizza. Chegou fria." The last thing named before that can have the quality. */
function lastFitting(
  quality: Quality,
  segments: readonly Segment[],
  { segment: last, at: place, polarity, opinion }: Placed,
): Point["thing"] {
  if (opinion === undefined && quality === "finish") return undefined;
  const works = quality === "function" && polarity === 1;
  for (let at = last; at >= 0; at -= 1) {
    const here = segments[at];
    const fitting = here?.marks.findLast(
      (mark) =>
        mark.value.kind === "thing" &&
        fits(quality, mark.value) &&
        !(quality === "heat" && partOfDish.test(mark.value.id)) &&
        !(works && mark.value.class === "place") &&
        (at < last || (mark.start < place && !isOtherItem(mark, here, { at: place, polarity }))) &&
        !isBeside(mark, here) &&
        !isOtherWord(mark, here.words),
    );
    if (fitting?.value.kind === "thing") return fitting.value;
  }
  return undefined;
}

/** Qualities whose thing may stand in an earlier sentence. */
const following = new Set<Quality>([
  ...ofFood,
  "condition",
  "function",
  "fit",
  "finish",
  "freshness",
  "durability",
]);

const delivery: Thing = {
  kind: "thing",
  id: "entrega",
  class: "process",
  name: "a entrega",
  core: true,
};
const ofDelivery = new Set<Quality>(["speed", "agility", "delay", "punctuality", "deadline"]);

const parcel =
  /^(?:embal|correio|transportadora|frete|encomend|site$|delivery|motoboy|entregador|pedido$|peco$)/;

const crafting =
  /^(?:mont|instal|consert|pint|limp|dedetiz|reform|higieniz|arrum|vistori)(?:ou|aram|ar|agem|acao)$/;

/** What arrived was sent, and is no craftsman: a parcel is spoken of, or goods or food and nobody who comes. */
function sent(segments: readonly Segment[]): boolean {
  if (segments.some(({ words }) => words.some(({ key }) => parcel.test(key)))) return true;
  if (segments.some(({ words }) => words.some(({ key }) => crafting.test(key)))) return false;
  const classes = segments.flatMap(({ marks }) =>
    marks.flatMap(({ value }) => (value.kind === "thing" ? [value.class] : [])),
  );
  const comes = classes.some((one) => /^(?:people|work|place|own|pet)$/.test(one));
  return !comes && classes.some((one) => /^(?:food|cold|goods)$/.test(one));
}

/** "Entregaram antes do prazo": the speed is that of the delivery. */
function delivered({ quality, thing, segment }: Placed, segments: readonly Segment[]): boolean {
  if (quality === undefined || thing !== undefined || !ofDelivery.has(quality)) return false;
  const here = segments[segment]?.words ?? [];
  if (here.some(({ key }) => /^entreg/.test(key))) return true;
  return here.some(({ key }) => /^cheg(?:ou|aram|a|am)$/.test(key)) && sent(segments);
}

const broken =
  /^(?:bati|bateu|bateram|quebr\p{L}*|consert\p{L}*|defeito|amass\p{L}*|oficina|mecanic[oa]|seguradora)$/u;

/** "Bati o carro e em dez dias estava arrumado": mended, and not in good order. */
function isMended({ quality, thing, segment, at }: Placed, segments: readonly Segment[]): boolean {
  if (quality !== "organisation" || thing?.class === "place") return false;
  const word = segments[segment]?.words[at]?.key ?? "";
  const own = segments.some(({ marks }) =>
    marks.some(({ value }) => value.kind === "thing" && value.class === "own"),
  );
  return (
    /^arrumad[oa]s?$/.test(word) &&
    (own || segments.some(({ words }) => words.some(({ key }) => broken.test(key))))
  );
}

const expected =
  /^(?:ficou|ficaram|marc\p{L}*|agend\p{L}*|combin\p{L}*|tecnic[oa]|visita|esper\p{L}*)$/u;

/** "Ficou de vir terça, não veio": somebody was waited for, and no parcel. */
function stoodUp({ quality, segment, at }: Placed, segments: readonly Segment[]): boolean {
  const here = segments[segment];
  const came = here?.words
    .slice(at, at + 2)
    .map(({ key }) => key)
    .join(" ");
  if (quality !== "missing" || !/^(?:nao|nem) (?:veio|vieram)$/.test(came ?? "") || sent(segments))
    return false;
  return segments.some(({ words }) => words.some(({ key }) => expected.test(key)));
}

const made =
  /^(?:alongamento|fibra|gel|unhas?|cilios?|fios?|tracos?|esmalte|volume|sobrancelhas?|lentes?|facetas?|resina|tatuagem|tattoo)$/;

/** "Fiz alongamento em fibra, só achei um pouco grosso": no rudeness, where nobody is spoken of. */
function isThick({ quality, thing, segment, at }: Placed, segments: readonly Segment[]): boolean {
  const word = segments[segment]?.words[at]?.key ?? "";
  if (quality !== "courtesy" || !/^gross[oa]s?$/.test(word)) return false;
  if (
    thing?.class === "people" ||
    segments[segment]?.words.some(({ key }) => /^(?:ela|ele|mal|comigo)$/.test(key))
  )
    return false;
  return segments.some(({ words }) => words.some(({ key }) => made.test(key)));
}

const worn =
  /^(?:roupas?|vestido|calça|saia|short|bermuda|blusa|camisa|camiseta|jaqueta|casaco|terno|blazer|uniforme|sutiã|lingerie|biquíni|maiô|meia|sapato|tênis|sandália|bota|chinelo|salto|anel|aliança|pulseira|colar|capacete|luva|boné|óculos|armação|peruca|fantasia|colete|cinto|pijama|moletom)/;

const planted =
  /(?:flor|rosa|buquê|planta|arranjo|muda|vaso|orquídea|girassol|lírio|folhagem|coroa|ração)/;

/** "Saiu novinho": goods that are no flowers have no freshness. */
function withoutFreshness(judgement: Placed): Placed {
  const { quality, thing, polarity } = judgement;
  if (quality !== "freshness" || polarity === -1 || thing === undefined) return judgement;
  const other = /^(?:goods|own)$/.test(thing.class) && !planted.test(thing.id);
  return other ? { ...judgement, quality: undefined } : judgement;
}

/** "Um liquidificador 220v que não serve pra mim": what is not worn has no size to fit. */
function withoutFit(judgement: Placed, segments: readonly Segment[]): Placed {
  const { quality, thing, segment, opinion } = judgement;
  if (quality !== "fit" || thing === undefined || worn.test(thing.id)) return judgement;
  const serves = segments[segment]?.words.some(({ key }) => /^serv(?:e|em|iu|iram|ia)$/.test(key));
  return serves && opinion?.quality === quality ? { ...judgement, quality: undefined } : judgement;
}

const ordered =
  /^(?:pedidos?|encomend\p{L}*|compr\p{L}*|delivery|ifood|sacolas?|lanches?|marmitas?|entreg\p{L}*)$/u;

const worked =
  /^(?:mudanca|fretes?|carreto|lav(?:ou|aram|anderia)|montador|montagem|oficina|film\p{L}*|consert\p{L}*)$/u;

/** "Cerâmica chegou faltando o rejunte": goods that came, and were not only carried or worked on. */
function cameAsGoods(segments: readonly Segment[]): boolean {
  const keys = segments.flatMap(({ words }) => words.map(({ key }) => key));
  const goods = segments.some(({ marks }) =>
    marks.some(({ value }) => value.kind === "thing" && value.class === "goods"),
  );
  return goods && keys.some((key) => arriving.test(key)) && !keys.some((key) => worked.test(key));
}

/** Whether anything was ordered or bought: of that something can be missing. */
function speaksOfOrder(segments: readonly Segment[], last: number): boolean {
  if (speaksOfFood(segments)) return true;
  if (segments.some(({ words }) => words.some(({ key }) => ordered.test(key)))) return true;
  return segments
    .slice(0, last + 1)
    .some(({ words }) => words.some(({ key }) => /^pedi(?:mos)?$/.test(key)));
}

/** Words of a phrase that tells of something missing, at most. */
const reach = 7;

/** "Limparam a cozinha mas esqueceram os vidros": work was forgotten, and nothing of an order. */
function forgotten(
  { quality, segment, at }: Placed,
  segments: readonly Segment[],
): Quality | undefined {
  const told = segments[segment]?.words.slice(at, at + reach).map(({ key }) => key) ?? [];
  const word = told.find((key) => /^(?:esquec|falt)/.test(key));
  if (quality !== "missing" || word === undefined || speaksOfOrder(segments, segment))
    return undefined;
  if (word.startsWith("esquec")) return "attention";
  return cameAsGoods(segments) ? undefined : "care";
}

const waited = /^(?:esper|aguard|fila|minut|hora|demor|tempo)/;

/** "Cinquenta minutos em pé no balcão": a wait, where nobody comes to eat. */
function isStanding({ quality, segment, at }: Placed, segments: readonly Segment[]): boolean {
  const [word, next] = segments[segment]?.words.slice(at, at + 2) ?? [];
  if (quality !== "seating" || word?.key !== "em" || next?.key !== "pe") return false;
  const waits = segments.some(({ words }) => words.some(({ key }) => waited.test(key)));
  return waits && !speaksOfFood(segments);
}

/** "Casarão bem cuidado": praised is how it is kept. */
function isKept({ quality, polarity, segment, at }: Placed, segments: readonly Segment[]): boolean {
  if (polarity === -1 || !/^(?:care|attention)$/.test(quality ?? "")) return false;
  return isUpkeep(segments, segment, at);
}

/** The quality that a word has here, where its usual one is another. */
function otherQuality(judgement: Placed, segments: readonly Segment[]): Quality | undefined {
  if (isThick(judgement, segments)) return "finish";
  if (isKept(judgement, segments)) return "upkeep";
  if (isMended(judgement, segments)) return "solution";
  if (isStanding(judgement, segments)) return "wait";
  return stoodUp(judgement, segments) ? "appointedTime" : forgotten(judgement, segments);
}

/** "Bairro bem servido de ônibus": praised is the place, and none of its qualities. */
function withoutSupply(judgement: Placed, segments: readonly Segment[]): Placed {
  const words = segments[judgement.segment]?.words ?? [];
  return isSupplied(words, judgement.at) ? { ...judgement, quality: undefined } : judgement;
}

/** Gives a quality its thing from before; drops one of food where no food is spoken of. */
export function tieToThing(placed: Placed, segments: readonly Segment[], food: boolean): Placed[] {
  const judgement = withoutSupply(placed, segments);
  const { quality, thing, segment } = judgement;
  const other = otherQuality(judgement, segments);
  if (other !== undefined) return [{ ...judgement, quality: other }];
  if (delivered(judgement, segments)) return [{ ...judgement, thing: delivery }];
  if (quality === undefined || thing !== undefined || !following.has(quality))
    return [withoutFit(withoutFreshness(judgement), segments)];
  const found = isOfAnother(judgement, segments[segment])
    ? undefined
    : lastFitting(quality, segments, judgement);
  if (found !== undefined)
    return [withoutFit(withoutFreshness({ ...judgement, thing: found }), segments)];
  if (quality === "taste") {
    return food || judgement.opinion?.quality !== quality
      ? [judgement]
      : [{ ...judgement, quality: undefined }];
  }
  if (!dropped.has(quality)) return [judgement];
  const arrives = segments[segment]?.words.some(({ key }) => arriving.test(key)) ?? false;
  return food || (judgement.opinion?.heat !== undefined && arrives) ? [judgement] : [];
}
