import type { Word } from "../../text/words.ts";

const asking =
  /^(?:ped(?:i|imos|iu|ido)|quis|quisemos|queria|queriamos|encomend(?:ei|amos|ado)|solicit(?:ei|amos|ado)|reserv(?:ei|amos)|combin(?:ei|amos|ado)|escolh(?:i|emos)|marqu?ei|marcamos|falei|falamos|avisei|avisamos|disse|dissemos|exig(?:i|imos)|contrat(?:ei|amos)|especifi(?:quei|camos))$/;
/** "Era pra ser sem glúten". */
const meant =
  /(?:^| )(?:era|eram|deveria|devia) (?:\p{L}+ ){0,2}(?:ser|vir|sair)? ?(?:\p{L}+ ){0,2}$/u;
const came =
  /^(?:veio|vieram|vem|cheg(?:ou|aram)|receb(?:i|emos|eu)|mand(?:ou|aram)|entreg(?:ou|aram)|trouxe(?:ram)?|ficou|fiquei|saiu|deixou|deixaram|esta|estava|passou|serv(?:iu|iram))$/;
/** "Sem pressa", "sem compromisso", "sem saber": how it was asked. */
const manner =
  /^(?:pressa|compromisso|medo|saber|ver|olhar|pensar|querer|problemas?|duvidas?|falta|parar|nenhum|nenhuma|nada|custo|demora|querer|erro|estresse)$/;

/** The place of what was to be left out: "pedi sem cebola", "corte sem navalha, avisei". */
export function askedWithout(words: readonly Word[], sem: number): boolean {
  if (words[sem]?.key !== "sem" || manner.test(words[sem + 1]?.key ?? "")) return false;
  const before = words.slice(0, sem).map(({ key }) => key);
  const asked = before.findLastIndex((key) => asking.test(key));
  const arrived = before.findLastIndex((key, at) => at > asked && came.test(key));
  if (asked !== -1 && arrived === -1 && sem - asked < 7) return true;
  if (meant.test(`${before.slice(-6).join(" ")} `) && arrived === -1) return true;
  const comma = words.findIndex(({ key }, at) => at > sem && key === ",");
  if (comma === -1 || comma - sem > 4) return false;
  const [first = "", second = ""] = words.slice(comma + 1, comma + 3).map(({ key }) => key);
  return asking.test(first) || (asking.test(second) && /^(?:eu|ja|como|conforme)$/.test(first));
}

/** "Veio sem cebola", "não veio cebola": it was left out, as it was asked. */
const denying = /(?:^| )(?:sem|nao|nem|nenhuma?|zero) (?:\p{L}+ )?$/u;

function before(words: readonly Word[], at: number): string {
  return words
    .slice(Math.max(0, at - 3), at)
    .map(({ key }) => `${key} `)
    .join("");
}

/** Where what was to be left out is told to have come after all: "sem vidro e mandaram com vidro"; -1: nowhere. */
export function cameAfterAll(words: readonly Word[]): number {
  return words.findIndex(({ key, stem }, at) => {
    if (key.length < 3 || denying.test(before(words, at))) return false;
    return words
      .slice(0, at)
      .some(
        (word, sem) =>
          word.key === "sem" &&
          words[sem + 1]?.stem === stem &&
          sem + 1 < at &&
          askedWithout(words, sem),
      );
  });
}
