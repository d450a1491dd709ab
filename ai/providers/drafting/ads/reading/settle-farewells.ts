/** How a message ends: thanks, "só isso mesmo". */
const farewell =
  "(?:(?:[ée]|então|por enquanto|por hora) )*(?:s[óo] isso(?: mesmo| a[íi]| por enquanto| por hora)?|isso (?:a[íi]|mesmo)|(?<=é )isso|vlw|vale[uw]|flw|obg|(?:muito )?(?:obrigad[oa]|brigad(?:o|a|ão))(?: pela (?:ajuda|aten[çc][ãa]o|for[çc]a))?|agrade[çc]o|desde j[áa]|tmj|(?:um )?abra[çc](?:o|ão|os)|bjs|grat[oa])";
const tail = new RegExp(
  `(?<=[\\p{L}\\d)%][,.]? ?)(?<!\\p{L})${farewell}(?:[ ,.!]+(?:${farewell}|pessoal|gente|amig[oa]s?|galera|moç[oa]|viu))*[ ,.!]*$`,
  "iu",
);
/** "é isso. Atendo ...": a farewell as a sentence of its own, in the midst of a message. */
const amid = new RegExp(`(?<=[.!;\\n] ?)${farewell}[ ,]*(?=[.!;\\n])`, "giu");
/** "não vendo fiado kk"; a longer laugh is gone before. */
const laugh = /(?<!\p{L})kk(?!\p{L})/giu;

/** Characters at the end of a line in which it takes its leave. */
const longestTail = 120;

function dropTail(line: string): string {
  const end = line.slice(-longestTail);
  return line.slice(0, line.length - end.length) + end.replace(tail, "");
}

/** "taxista em Ilhéus só isso mesmo vlw": the text without how the owner takes leave of the reader. */
export function settleFarewells(text: string): string {
  const left = text.split("\n").map(dropTail).join("\n");
  return left.replace(amid, "").replace(laugh, ",").trim();
}
