const another =
  /(?<!\p{L})(?:n[ao]s?|às|aos?|tod[ao]) (?:terça|quarta|quinta|sexta|sábado|domingo)s?(?:-feira)? \p{Ll}{3}/iu;
const first = /(?<!\p{L})((?:na|toda) segunda)(?= \p{Ll}{4,}a (?:por )?(?:R\$ ?)?\d)/giu;

/** "na segunda feijoada 30, na terça dobradinha 28": beside another day it is a day, and not the second of them. */
export function settleSecond(text: string): string {
  return another.test(text) ? text.replace(first, "$1-feira") : text;
}
