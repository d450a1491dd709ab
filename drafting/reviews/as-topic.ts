const verbs = /^(?:gostou|gostaram|adorou|amou|elogiou|reclamou|falou|disse)\s+(?=\S)/iu;
const began = /^(?:O|A|Os|As|Um|Uma|Falta|Não|Muito|Muita|Pouco|Pouca)(?=\s)/u;

/** What an owner typed, so that it can stand behind "sobre": "Reclamou do troco." is "o troco". */
export function asTopic(typed: string): string {
  return typed
    .trim()
    .replace(/[.!?;,\s]+$/u, "")
    .replace(verbs, "")
    .replace(/^d(?=[oa]s?\s)/iu, "")
    .replace(/^(?:sobre|que)\s+(?=\S)/iu, "")
    .replace(began, (word) => word.toLowerCase());
}
