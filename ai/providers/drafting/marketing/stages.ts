import type { Piece } from "./piece.ts";

export type Stages = { today: string; week: string; month: string };

/** First words that "Depois," may stand before: a verb, not "Em “Editar perfil”" or "No perfil". */
const noVerb =
  /^(?:Em|No|Na|Nos|Nas|Com|Se|Se\b|De|Do|Da|Onde|Ao|À|Para|Antes|Depois|Na|Uma|Um|O|A|Os|As|Faça tr|São|Daí|Quatro|Quem|Ninguém)\b/;

/** The sentence as what comes after `before`, with a joint that does not stand there yet. */
function then(before: string, sentence: string): string {
  if (before === "" || noVerb.test(sentence)) return sentence;
  const joint = `${before} ${sentence}`.includes("Depois,") ? "Em seguida," : "Depois,";
  return `${joint} ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`;
}

function joined(...sentences: (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence).join(" ");
}

/** The steps of up to two pieces in the order of effort: the second piece goes one stage behind the first. */
export function stagesOf([first, second]: readonly Piece[]): Stages {
  if (first === undefined) return { today: "", week: "", month: "" };
  return {
    today: first.today,
    week: joined(first.week, second && then(first.week, second.today)),
    month: joined(first.month, second && then(first.month ?? "", second.week)),
  };
}

/** What comes after the plan. */
export function followOn({ goal }: Piece): string {
  return `Quando isso estiver em dia, o próximo passo é ${goal}.`;
}
