import type { Segment } from "../segments.ts";

/** Words that may stand beside a mark without a comment: "dou 5 estrelas", "sem comentários". */
const ofMark =
  /^(?:\d+|estrelas?|estrelinhas?|notas?|zero|uma?|dois|duas|tres|quatro|cinco|dez|mil|minha|dou|dei|de|e|ponto|so|sem|nada|comentarios?|palavras|top)$/;

function keysOf(segments: readonly Segment[]): string[] {
  return segments.flatMap(({ words }) => words.map(({ key }) => key)).filter((key) => key !== ",");
}

/** "5 estrelas", "nota dez"; "parede torta" is a comment. */
export function isBareMark(segments: readonly Segment[]): boolean {
  const keys = keysOf(segments);
  return keys.length < 5 && keys.every((key) => ofMark.test(key));
}

const few = "(?:[0-2]|zero|uma?|duas?|dois|nenhuma)";
const only = "(?:(?:so|somente|apenas|nem|no maximo) )?";
const given = "(?:dou|dei|leva|(?:nao )?(?:merece|merecia|vale))";
/** "Nota 1", "só uma estrela", "dou duas", "2 e", "se pudesse dava zero"; "dois garçons" are no mark. */
const marks = [
  `(?:minha )?(?:nota|estrela) ${few}`,
  `${only}(?:${given} )?${only}${few} (?:unica )?(?:estrel\\p{L}+|pontos?)`,
  `(?:so )?${given} ${only}${few}`,
  `${only}${few}(?= (?:e|por|porque|ja|de|para|pois|com|so|ainda|seria|foi|merec\\p{L}+)(?: |$))`,
  "se (?:pudesse|desse|existisse|tivesse)(?: nota)?(?: eu)? (?:dava|daria|dar|era)(?: nota)? (?:zero|menos)",
  "(?:queria|gostaria de) dar(?: nota)? (?:zero|menos)",
  "(?:eu )?(?:so )?nao (?:dou|dei)(?: nota)? (?:zero|menos|nenhuma)",
  "(?:eu )?(?:so )?(?:vim|estou|to|entrei) (?:aqui )?(?:comentar|comentando|avaliar|avaliando)",
];
const opensOnMark = new RegExp(`^(?:${marks.join("|")})(?= |$)`, "u");
/** Words that say of a mark that even it is much, or why it is no lower. */
const grudging =
  /^(?:\d|zero|uma?|duas|dois|tres|e|ja|ainda|esta|to|estou|vai|foi|era|sendo|ate|muit[oa]|coisa|demais|lucro|bo[am]|otimo|generos[oa]|generosidade|bonzinho|boazinha|bondos[oa]|legal|gentil|educad[oa]|so|de|por|com|coracao|pena|favor|educacao|bondade|caridade|do|piedade|misericordia|consideracao|obrigacao|vontade|humor|hoje|olhe|olha|la|porque|pois|que|sou|obrigad[oa]|obrigatorio|o|a|minim[oa]|maximo|no|nao|existe|tem|ha|da|deixa|pode|posso|consigo|aceita|como|para|dar|colocar|avaliar|opcao|menos|menor|negativ[oa]|nenhuma|nem|merec\p{L}+|vale|valia|isso|eu|mas|google|seria|pouco|tamanho|poder|comentar|postar|nota|notas|estrelas?|mesmo|app|aplicativo|sistema|site|plataforma|permite|obriga|obrigam|exige|exigem|pede|pedem|jeito|uma|que)$/u;
/** "Nota 1, não tem educação": what was missing is told. */
const missed =
  /(?:^| )nao (?:\p{L}+ ){0,3}(?:bo[am]|otimo|legal|gentil|generos[oa]|educad[oa]|educacao|humor|vontade|consideracao|coracao|piedade|tamanho)(?: |$)/u;
/** Words of it at most. */
const most = 14;

/** "Uma estrela e já tá sendo muito", "dou 1 porque não existe zero": a low mark in words, of which nothing is told. */
export function isGrudgedMark(segments: readonly Segment[]): boolean {
  const keys = keysOf(segments);
  const said = keys.join(" ");
  const mark = opensOnMark.exec(said)?.[0];
  if (mark === undefined || keys.length < 2 || keys.length > most) return false;
  const rest = said.slice(mark.length).trim();
  if (missed.test(rest)) return false;
  return rest === "" || rest.split(" ").every((key) => grudging.test(key));
}

const refused = /^(?:eu )?(?:so )?nao (?:dou|dei)(?: nota)? (?:zero|menos|nenhuma)(?: |$)/;

/** "Só não dou zero porque não tem como": a complaint, however it denies. */
export function isRefusedZero(segments: readonly Segment[]): boolean {
  return refused.test(keysOf(segments).join(" ")) && isGrudgedMark(segments);
}
