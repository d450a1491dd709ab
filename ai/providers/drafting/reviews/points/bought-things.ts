import type { Mark, Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";

const buying = /^(?:compr(?:ei|amos|ou|ar|ado|ada)|vend(?:eu|eram|em|e|er))$/;
const beforeBought = /^(?:uma?|[oa]s?|meu|minha|nosso|nossa|primeir[oa]|nov[oa])$/;

const selling = /^(?:vendedor[ae]?s?|concessionaria|revenda|seminov[oa]s?)$/;
const mending = /^(?:consert|troc|revis|oficina|mecanic|lav|pint|poli|higieniz|alinh|guinch)/;
const vehicle = /^(?:carro|moto|bicicleta|bike|celular|notebook|scooter|caminhonete)$/;

/** "Vendedor atencioso, a moto é boa": where such things are sold, and none is mended. */
function isSold(segments: readonly Segment[]): boolean {
  const words = segments.flatMap((segment) => segment.words);
  return words.some(({ key }) => selling.test(key)) && !words.some(({ key }) => mending.test(key));
}

/** Whether a noun is the object of buying: "comprei uma bike". */
function isBought({ words }: Segment, { start }: Mark): boolean {
  let lead = start - 1;
  while (beforeBought.test(words[lead]?.key ?? "")) lead -= 1;
  return buying.test(words[lead]?.key ?? "");
}

function isOfShop({ words }: Segment, { value, start }: Mark): boolean {
  const owner = words[start - 1]?.key ?? "";
  return value.kind === "thing" && vehicle.test(value.id) && !/^(?:meu|minha)$/.test(owner);
}

/** "Comprei uma bike": goods here, and nothing of the client's that was worked on. */
export function boughtThings(segments: readonly Segment[]): (point: Point) => Point {
  const sold = isSold(segments);
  const ids = segments.flatMap((segment) =>
    segment.marks.flatMap((mark) => {
      if (mark.value.kind !== "thing" || mark.value.class !== "own") return [];
      const goods = isBought(segment, mark) || (sold && isOfShop(segment, mark));
      return goods ? [mark.value.id] : [];
    }),
  );
  return (point) =>
    point.thing !== undefined && ids.includes(point.thing.id)
      ? { ...point, thing: { ...point.thing, class: "goods" } }
      : point;
}
