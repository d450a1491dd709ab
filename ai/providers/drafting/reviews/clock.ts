import type { Word } from "../text/words.ts";

/** "14h", "14h30"; "14:30" comes as two words. */
const written = /^(\d{1,2})h(\d{2})?(?:min)?$/;
const setting =
  /^(marcad|marcou|marcaram|marquei|marcar|agend|combinad|combin|pedi|pedimos|encomend|reserv|previst|prometid|prometer|fiz$|chegamos|cheguei|era$)/;
const happening =
  /^(atend|cheg|entreg|veio|vier|receb|comec|ficou|saiu|serv|apareceu|fui$|trouxe|cham|abri)/;

function timeAt(words: readonly Word[], at: number): number | undefined {
  const match = written.exec(words[at]?.key ?? "");
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

/** How many minutes lie between the time that was set and the time it happened, where a text tells both. */
export function minutesLate(words: readonly Word[]): number {
  let set: number | undefined;
  let verb = "";
  for (let at = 0; at < words.length; at += 1) {
    const key = words[at]?.key ?? "";
    if (set !== undefined && happening.test(key)) verb = "happened";
    else if (setting.test(key)) verb = "set";
    const time = timeAt(words, at);
    if (time === undefined) continue;
    if (set !== undefined && verb === "happened") return Math.max(0, time - set);
    if (verb === "set") set = time;
  }
  return 0;
}
