import type { Word } from "../../text/words.ts";

/** "14h", "14h30"; "14:30" comes as two words. */
const written = /^(\d{1,2})h(\d{2})?(?:min)?$/;
const setting =
  /^(marcad|marcou|marcaram|marquei|marcar|agend|combinad|combin|pedi|pedimos|encomend|reserv|previst|prometid|prometer|fiz$|chegamos|cheguei|era$)/;
const fixing = /^(?:mar(?:c|qu)|agend|combin|reserv|previst|promet)/;
/** Minutes that an order may take: "pedi às 20h, chegou 20h25" is no complaint. */
const usual = 45;
const promising =
  /^(?:prazo|promet|diz|disse|falou|falaram|previs|estimad|combin|garanti|seria|era$)/;
const happening =
  /^(atend|cheg|entreg|veio|vier|receb|comec|ficou|saiu|serv|apareceu|fui$|trouxe|cham|abri|aparec|compareceu|lev(?:ou|aram)|demor|pegaram|buscaram)/;

/** Minutes of one unit of time. */
const units: ReadonlyMap<string, number> = new Map([
  ...["minuto", "minutos"].map((key) => [key, 1] as const),
  ...["hora", "horas"].map((key) => [key, 60] as const),
  ...["dia", "dias"].map((key) => [key, 1440] as const),
  ...["semana", "semanas"].map((key) => [key, 10_080] as const),
  ...["mes", "meses"].map((key) => [key, 43_200] as const),
]);
const counts: ReadonlyMap<string, number> = new Map(
  "um uma dois duas tres quatro cinco seis sete oito nove dez"
    .split(" ")
    .map((key, at) => [key, [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10][at] ?? 0]),
);

type Reader = (words: readonly Word[], at: number) => number | undefined;

function timeAt(words: readonly Word[], at: number): number | undefined {
  const key = words[at]?.key ?? "";
  if (key === "meio" && words[at + 1]?.key === "dia") return 12 * 60;
  const match = written.exec(key);
  if (match !== null) return Number(match[1]) * 60 + Number(match[2] ?? 0);
  const [hours = "", minutes = ""] = [
    words[at]?.key,
    words[at + 1]?.key === "," ? words[at + 2]?.key : "",
  ];
  const colon =
    /^\d{1,2}$/.test(hours) &&
    /^\d{2}$/.test(minutes) &&
    (words[at + 2]?.start ?? 0) - (words[at]?.end ?? 0) === 1;
  return colon ? Number(hours) * 60 + Number(minutes) : undefined;
}

/** Reads "5 dias" and "1h50"; a bare figure ("entregaram com 12") takes the unit told before. */
function durationReader(): Reader {
  let unit: number | undefined;
  return (words, at) => {
    const key = words[at]?.key ?? "";
    const clock = written.exec(key);
    if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2] ?? 0);
    const count = /^\d{1,3}$/.test(key) ? Number(key) : counts.get(key);
    if (count === undefined) return undefined;
    const own = units.get(words[at + 1]?.key ?? "");
    unit = own ?? unit;
    const bare = /^(?:com|em|depois|levou|levaram)$/.test(words[at - 1]?.key ?? "");
    return unit !== undefined && (own !== undefined || bare) ? count * unit : undefined;
  };
}

/** What lies between the figure that was set and the one that came true. */
function exceeded(words: readonly Word[], sets: RegExp, read: Reader): number {
  let set: number | undefined;
  let verb = "";
  for (let at = 0; at < words.length; at += 1) {
    const key = words[at]?.key ?? "";
    if (set !== undefined && happening.test(key)) verb = "happened";
    else if (sets.test(key)) verb = "set";
    const told = read(words, at);
    if (told === undefined) continue;
    if (set !== undefined && verb === "happened") return Math.max(0, told - set);
    if (verb === "set") set = told;
  }
  return 0;
}

/** How many minutes lie between the time that was set and the time it happened, where a text tells both. */
export function minutesLate(words: readonly Word[]): number {
  const late = exceeded(words, setting, timeAt);
  const appointed = words.some(({ key }, at) => fixing.test(key) || isFor(words, at));
  return appointed || late > usual ? late : 0;
}

/** "Pedi para as 15h". */
function isFor(words: readonly Word[], at: number): boolean {
  return words[at]?.key === "para" && [1, 2].some((more) => timeAt(words, at + more) !== undefined);
}

/** How many minutes longer than promised it took: "o prazo era 5 dias e entregaram com 12". */
export function minutesOver(words: readonly Word[]): number {
  return exceeded(words, promising, durationReader());
}
