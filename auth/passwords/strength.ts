import { AuthError, type WeakReason } from "../auth-error.ts";
import { isKnownPassword } from "./known-passwords.ts";
import { isNearTo } from "./near-words.ts";
import { isReadable, normalizePassword } from "./password-hasher.ts";

export const characterRules = [
  "letters_digits",
  "lower_upper_letters_digits",
  "lower_upper_letters_digits_symbols",
] as const;
export type CharacterRule = (typeof characterRules)[number];

export type PasswordRules = {
  minLength: number;
  required: CharacterRule | undefined;
  /** Whether those that are tried first are refused. */
  refuseKnown: boolean;
  /** What the site is called, which is as easy to guess. */
  siteNames: readonly string[];
  /** Whether it stands in the operator's own list, in NFC. */
  isBreached?: ((password: string) => Promise<boolean>) | undefined;
};

export type Weakness = { message: string; reasons: WeakReason[] };

const lower = "abcdefghijklmnopqrstuvwxyz";
const upper = lower.toUpperCase();
const digits = "0123456789";
const symbols = "!@#$%^&*()_+-=[]{};'\\:\"|<>?,./`~";

const sets: Record<CharacterRule, readonly string[]> = {
  letters_digits: [lower + upper, digits],
  lower_upper_letters_digits: [lower, upper, digits],
  lower_upper_letters_digits_symbols: [lower, upper, digits, symbols],
};

/** Of a new one: twice what ASVS asks to allow. The protocol's 72 bytes are those of bcrypt. */
const maxCharacters = 128;

/** What is wrong with a password, or undefined. `words` are those of the account. */
export async function weaknessOf(
  typed: string,
  rules: PasswordRules,
  words: readonly string[],
): Promise<Weakness | undefined> {
  const { minLength, required } = rules;
  const password = normalizePassword(typed);
  const found: [WeakReason, string][] = [];
  if ([...password].length < minLength)
    found.push(["length", `Password should be at least ${minLength} characters.`]);
  const wanted = required ? sets[required] : [];
  const hasOf = (set: string) => [...password].some((character) => set.includes(character));
  if (!wanted.every(hasOf))
    found.push([
      "characters",
      `Password should contain at least one character of each: ${wanted.join(", ")}.`,
    ]);
  if (await isGuessable(password, rules, words))
    found.push([
      "pwned",
      "Password is known to be weak and easy to guess, please choose a different one.",
    ]);
  if (found.length === 0) return undefined;
  const [reasons, messages] = [found.map(([reason]) => reason), found.map(([, text]) => text)];
  return { message: messages.join(" "), reasons };
}

async function isGuessable(
  password: string,
  { refuseKnown, siteNames, isBreached }: PasswordRules,
  words: readonly string[],
): Promise<boolean> {
  if (isNearTo(password, [...siteNames, ...words])) return true;
  if (refuseKnown && (await isKnownPassword(password))) return true;
  return (await isBreached?.(password)) ?? false;
}

/** Throws where a new password must not be used. */
export async function checkNewPassword(
  password: string,
  rules: PasswordRules,
  words: readonly string[],
): Promise<void> {
  if (!isReadable(password) || [...normalizePassword(password)].length > maxCharacters)
    throw new AuthError(
      "validation_failed",
      `Password cannot be longer than ${maxCharacters} characters`,
    );
  const weakness = await weaknessOf(password, rules, words);
  if (weakness) throw new AuthError("weak_password", weakness.message, weakness);
}
