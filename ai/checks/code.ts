import { type Check, faultIf } from "./fault.ts";

/** Tags, comments, fences, JSON, template marks and values that were never filled in. */
const code =
  /<\/?[a-z][a-z0-9]{0,14}(?:[\s/][^<>\n]{0,200})?>|<!--|```|~~~|[{[]\s{0,3}["'][\p{L}_]|\$\{|\{\{|\[object |(?<!\p{L})(?:undefined|NaN)(?!\p{L})/iu;

export const codeCheck: Check = (text) => faultIf(code.test(text), "code");

/** "[nome da loja]", "____", "XXXX": what a reply that is ready to publish has not. */
const placeholder = /\[[^\]\n]{1,60}\]|\{[^}\n]{1,60}\}|_{3,}|(?<!\p{L})X{3,}(?!\p{L})/u;

export const placeholderCheck: Check = (text) => faultIf(placeholder.test(text), "placeholder");
