const told = /\d ?x (na|por) semana(?!\p{L})/iu;
/** Twice is how often one pays, and not how often one comes. */
const instalments = /juros|cart[ãa]o|parcel|entrada|vista|credi|boleto/i;
/** "hidro 2x R$ 190": of another thing than the one whose week was told. */
const bare = /(?<=\p{Ll}{3,} )(\d ?x) (?=(?:por )?(?:R\$ ?)?\d{2,})/gu;
/** Words that do not name what is done so often. */
const joints = /(?:^|[^\p{L}])(?:em|at[ée]|de|por|semana|m[êe]s|dia|ou|faz|custa|cada)\s$/iu;

function inSentence(sentence: string): string {
  const [, joint = ""] = told.exec(sentence) ?? [];
  if (joint === "" || instalments.test(sentence)) return sentence;
  return sentence.replace(bare, (whole, times: string, at: number) =>
    joints.test(sentence.slice(Math.max(0, at - 8), at)) ? whole : `${times} ${joint} semana `,
  );
}

/** "natação 2x na semana 210, hidro 2x 190": alone "hidro 2x R$ 190" would be two instalments. */
export function settleRhythms(text: string): string {
  if (!told.test(text)) return text;
  return text
    .split(/(?<=[.;\n](?!\d))/u)
    .map(inSentence)
    .join("");
}
