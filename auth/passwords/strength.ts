import { AuthError, type WeakReason } from "../auth-error.ts";

export const characterRules = [
  "letters_digits",
  "lower_upper_letters_digits",
  "lower_upper_letters_digits_symbols",
] as const;
export type CharacterRule = (typeof characterRules)[number];

export type PasswordRules = {
  minLength: number;
  required: CharacterRule | undefined;
  /** Whether it stands in a list of passwords that became known. */
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

/** Bytes: the bound of the protocol, which comes from bcrypt. */
const maxBytes = 72;

/** What is wrong with a password, or undefined. */
export async function weaknessOf(
  password: string,
  { minLength, required, isBreached }: PasswordRules,
): Promise<Weakness | undefined> {
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
  if (await isBreached?.(password))
    found.push([
      "pwned",
      "Password is known to be weak and easy to guess, please choose a different one.",
    ]);
  if (found.length === 0) return undefined;
  const [reasons, messages] = [found.map(([reason]) => reason), found.map(([, text]) => text)];
  return { message: messages.join(" "), reasons };
}

/** Throws where a new password must not be used. */
export async function checkNewPassword(password: string, rules: PasswordRules): Promise<void> {
  if (Buffer.byteLength(password) > maxBytes)
    throw new AuthError(
      "validation_failed",
      `Password cannot be longer than ${maxBytes} characters`,
    );
  const weakness = await weaknessOf(password, rules);
  if (weakness) throw new AuthError("weak_password", weakness.message, weakness);
}
