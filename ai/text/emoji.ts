import { withoutInvisible } from "./invisible-characters.ts";

/**
 * Pictures and what belongs to one (skin, joiner, selector, keycap), each with the space before it that ends no line.
 * The signs ©, ® and ™ are letters to whoever writes them.
 */
const emoji =
  /[^\S\r\n\u2028\u2029]?(?:\p{Emoji_Presentation}|\p{Emoji_Modifier}|(?![©®™])\p{Extended_Pictographic}|[\u200D\u20E3\uFE0F])/gu;

/**
 * The text without emoji, which no assistant is to write; each goes by itself, so that a text may come in pieces.
 * What cannot be seen goes first: between the halves of an emoji it would hide it.
 */
export function withoutEmoji(text: string): string {
  return withoutInvisible(text).replace(emoji, "");
}
