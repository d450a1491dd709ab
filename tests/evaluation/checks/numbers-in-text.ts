import { fold } from "./text.ts";

const spelled: Readonly<Record<string, string>> = {
  dois: "2",
  duas: "2",
  tres: "3",
  quatro: "4",
  cinco: "5",
  seis: "6",
  sete: "7",
  oito: "8",
  nove: "9",
  dez: "10",
  onze: "11",
  doze: "12",
  quinze: "15",
  vinte: "20",
  trinta: "30",
  quarenta: "40",
  cinquenta: "50",
  sessenta: "60",
  noventa: "90",
  two: "2",
  three: "3",
};

/** Whole runs of digits and spelled numbers: "22h15" has 22 and 15, "duas horas" has 2. */
export function numbersIn(text: string): string[] {
  const digits = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const words = fold(text).match(/[a-z]+/g) ?? [];
  return [...digits.map(plain), ...words.flatMap((word) => spelled[word] ?? [])];
}

/** "1.250" and "1250,00" are the same number. */
function plain(digits: string): string {
  return digits
    .replace(/,00?$/, "")
    .replace(/[.,](?=\d{3}(?!\d))/g, "")
    .replace(",", ".");
}

/** Whoever counts the points of a review, sees both sides, greets a couple or wishes both well gives no number. */
const idioms =
  /(?:[oa]s|d[oa]s|n[oa]s|ess[ea]s|dess[ea]s|ness[ea]s) (?:dois|duas) (?:lados|pontos|coisas|assuntos)|(?<!\p{L})(?:os dois|as duas)(?= (?:já|estej|fi[cq]|vão|merec)|[.,!?])|(?<!\p{L})a dois(?! (?:reais|minutos|dias|passos|quil))(?!\p{L})/giu;

const stars = /⭐|★/gu;

/** The numbers an answer to this input may carry. */
export function numbersGiven(prompt: string, rating?: number): Set<string> {
  const count = prompt.match(stars)?.length;
  return new Set([
    ...numbersIn(prompt),
    ...(count ? [`${count}`] : []),
    ...(rating ? [`${rating}`] : []),
  ]);
}

/** "22h15" in the input allows "22" too, and 2,500 allows 2500. */
export function inventedNumber(text: string, given: ReadonlySet<string>): string | undefined {
  return numbersIn(text.replace(idioms, "")).find((number) => !given.has(number));
}
