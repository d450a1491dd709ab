import { type Day, dayOf, monthEnd, nameDay, toDay, weekdayOf } from "./days.ts";
import type { Clause, Span } from "./source.ts";

const months =
  "jan(?:eiro)?|fev(?:ereiro)?|mar(?:co)?|abr(?:il)?|mai(?:o)?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?";
const monthNames = "jan fev mar abr mai jun jul ago set out nov dez".split(" ");
const weekdayNames = "domingo segunda terca quarta quinta sexta sabado".split(" ");

const limit = new RegExp(
  String.raw`\bate (?:[oa]|este|esta|esse|essa|neste|nesta)? ?(?:(?<month>(?:fim|final) do mes)|(?<tomorrow>amanha)(?! a tarde| cedo)|(?<today>hoje)|(?:(?:(?:proxim[oa] )?(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)(?:-feira| feira)?,? ?(?:dia )?)?(?:dia )?(?<date>\d{1,2}) ?(?:\/ ?(?<number>\d{1,2})(?:\/\d{2,4})?|de (?<name>${months}))(?![\d\w/])|dia (?<bare>\d{1,2})(?![\d\w/,])|(?:proxim[oa] )?(?<weekday>domingo|segunda|terca|quarta|quinta|sexta|sabado)(?:-feira| feira)?(?! (?:a|as|das) \d| ?(?:\d|das|as)\b)))|\b(?:so|somente|apenas) (?:e )?(?<only>hoje|amanha|(?:nest|n?est|ness|n?ess)a semana)\b`,
  "g",
);

/** An offer that holds longer is none that an ad tells. */
const longest = 200;

type Groups = Record<string, string | undefined>;

function monthDay(date: number, month: number, today: Day): Day {
  return month >= 1 && month <= 12 ? dayOf(date, month, today) : Number.NaN;
}

function resolve(found: Groups, today: Day): Day {
  const { month, tomorrow, date, number, name, bare, weekday, only } = found;
  if (month) return monthEnd(today);
  if (found.today || only === "hoje") return today;
  if (tomorrow || only === "amanha") return today + 1;
  if (date) {
    const at = name ? monthNames.indexOf(name.slice(0, 3)) + 1 : Number(number);
    return monthDay(Number(date), at, today);
  }
  if (bare) {
    const current = new Date(today * 86_400_000).getUTCMonth() + 1;
    const soon = monthDay(Number(bare), current, today);
    return soon - today < 31 ? soon : monthDay(Number(bare), (current % 12) + 1, today);
  }
  const ahead = (weekdayNames.indexOf(weekday ?? "") - weekdayOf(today) + 7) % 7;
  // On a Saturday "até sábado" may be this one or the next.
  return ahead === 0 ? Number.NaN : today + ahead;
}

/** Until when the offer holds, as a day: "sábado, 28/11"; left out where a text names several. */
export function readUntil(
  clauses: readonly Clause[],
  iso: string,
): { until?: string; spans: Span[] } {
  const today = toDay(iso);
  const found = clauses.flatMap(({ flat, start }) =>
    Array.from(flat.matchAll(limit), ({ 0: words, index, groups = {} }) => ({
      groups,
      span: { start: start + index, end: start + index + words.length },
    })),
  );
  const spans = found.map(({ span }) => span);
  const told = new Set(
    found.map(({ groups }) => {
      if (groups.only?.endsWith("semana")) return "esta semana";
      const day = resolve(groups, today);
      return day >= today && day - today <= longest ? nameDay(day, today) : undefined;
    }),
  );
  const [until] = told;
  return until !== undefined && told.size === 1 ? { until, spans } : { spans };
}
