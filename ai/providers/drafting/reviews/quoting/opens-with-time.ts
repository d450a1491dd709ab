import type { Word } from "../../text/words.ts";
import { tellsHeavy } from "./heavy-told.ts";

const time = /^(?:agora|hoje|ontem|anteontem|depois)$/;
const past = /^(?:veio|foi|\p{L}{2,}(?:ou|eu|iu|ei|aram|eram|iram))$/u;

/** "Hoje veio um prego", "Agora voltou com um furo": a capital that is no name's, however the word looks. */
export function opensWithTime([first, next]: readonly Word[], folded: string): boolean {
  if (first?.key === "ainda") return tellsHeavy(folded);
  return time.test(first?.key ?? "") && past.test(next?.key ?? "");
}
