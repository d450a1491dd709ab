import type { CodePurpose } from "../codes/one-time-codes.ts";
import type { User } from "../users/user-store.ts";

/** What is confirmed, by the words of the protocol; `email` is any of those that let in. */
const purposesOfType: Readonly<Record<string, readonly CodePurpose[]>> = {
  signup: ["confirmation"],
  invite: ["confirmation"],
  recovery: ["recovery"],
  magiclink: ["recovery"],
  email: ["confirmation", "recovery"],
  email_change: ["email_change_current", "email_change_new"],
  sms: ["phone_confirmation"],
  phone_change: ["phone_change"],
};

/** Empty for a type that there is not. */
export function purposesOf(type: string): readonly CodePurpose[] {
  return Object.hasOwn(purposesOfType, type) ? (purposesOfType[type] ?? []) : [];
}

export function isPhoneType(type: string): boolean {
  return type === "sms" || type === "phone_change";
}

/** The address or number that a code of this purpose proves. */
export function addressFor(user: User, purpose: CodePurpose): string | null {
  if (purpose === "email_change_new") return user.new_email;
  if (purpose === "phone_confirmation") return user.phone;
  if (purpose === "phone_change") return user.new_phone;
  return user.email;
}
