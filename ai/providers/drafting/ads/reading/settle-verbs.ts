/** What is told of a thing besides its price. */
const tells =
  "(?:dura|duram|tem|têm|leva|levam|inclui|incluem|acompanha|acompanham|serve|servem|rende|rendem|acontece|acontecem|vem|vêm|dá|dão)";
const costs = "(?:custa|custam|sai por|saem por|fica por|ficam por)";
/** "O ensaio no estúdio": what all the verbs are told of. */
const subject = `[OA]s? (?:(?!(?:${tells.slice(3, -1)}|que|e|ou|não|é|são|está|estão|custa|custam) )[\\p{L}\\d-]+ ){1,7}`;
const rowOfVerbs = new RegExp(
  `(?<=(?:^|[.;\\n] ?))(${subject})(${tells} [^.,;:\\n$]{2,50}), (${tells} [^.,;:\\n$]{2,60}),? e (${costs} )(?=(?:a partir de )?(?:R\\$ ?)?\\d)`,
  "giu",
);

/** Verbs that are read with their subject in front: "as turmas levam" is rather what the owner does. */
const keepsSubject = /^(?:inclui|dura|serve|tem) /iu;

/**
 * "O ensaio dura uma hora, inclui 15 fotos e custa R$ 390" is told in two sentences, each with its subject: parted at the
 * comma, the price would be of whatever stands before.
 */
export function settleVerbs(text: string): string {
  return text.replace(
    rowOfVerbs,
    (_, thing: string, first: string, second: string, cost: string) => {
      const besides = keepsSubject.test(second) ? `${second} e ` : "";
      return `${thing}${first}. ${thing}${besides}${cost}`;
    },
  );
}
