import { AuthError } from "../auth-error.ts";

/** An address or a number, as it is kept. */
export type Contact = { kind: "email" | "phone"; value: string };

export function keyOf({ kind, value }: Contact): { email: string } | { phone: string } {
  return kind === "email" ? { email: value } : { phone: value };
}

type Reached = { email?: string | null | undefined; phone?: string | null | undefined };

/** All that an account has. */
export function contactsOf({ email, phone }: Reached): Contact[] {
  return [
    ...(email ? [{ kind: "email" as const, value: email }] : []),
    ...(phone ? [{ kind: "phone" as const, value: phone }] : []),
  ];
}

const maxCharacters = 254;
const maxLocalPart = 64;

/** What stands in no address, however it is written; control characters and spaces besides. */
const forbidden = '"(),:;<>@[\\]';

/** As it is kept and compared: `undefined` where it is no address. */
export function normalizeEmail(written: string): string | undefined {
  // The length first, so that nothing below reads more than that.
  if (written.length > maxCharacters) return undefined;
  const email = written.normalize("NFKC").trim().toLowerCase();
  const at = email.indexOf("@");
  const [local, domain] = [email.slice(0, Math.max(0, at)), email.slice(at + 1)];
  const fits = email.length <= maxCharacters && local.length <= maxLocalPart;
  return at > 0 && fits && isLocalPart(local) && isDomain(domain) ? email : undefined;
}

function isLocalPart(local: string): boolean {
  return [...local].every((character) => isVisible(character) && !forbidden.includes(character));
}

function isVisible(character: string): boolean {
  return !/[\s\p{C}]/u.test(character);
}

function isDomain(domain: string): boolean {
  const labels = domain.split(".");
  return labels.every(
    (label) =>
      label.length > 0 &&
      label.length <= 63 &&
      /^[\p{L}\p{N}\p{M}-]+$/u.test(label) &&
      !label.startsWith("-") &&
      !label.endsWith("-"),
  );
}

/** Throws with the words of sign-up. */
export function requireEmail(written: string): string {
  const email = normalizeEmail(written);
  if (email) return email;
  throw new AuthError("validation_failed", "Unable to validate email address: invalid format");
}

/** E.164 without its plus and spaces: `undefined` where it is no number. */
export function normalizePhone(written: string): string | undefined {
  const phone = written.length > 40 ? "" : written.replaceAll(" ", "").replace(/^\+/, "");
  return /^[1-9][0-9]{1,14}$/.test(phone) ? phone : undefined;
}

/** Throws with the words of sign-up. */
export function requirePhone(written: string): string {
  const phone = normalizePhone(written);
  if (phone) return phone;
  throw new AuthError("validation_failed", "Invalid phone number format (E.164 required)");
}

export function emailExists(): AuthError {
  const message = "A user with this email address has already been registered";
  return new AuthError("email_exists", message);
}

export function phoneExists(): AuthError {
  const message = "A user with this phone number has already been registered";
  return new AuthError("phone_exists", message);
}
