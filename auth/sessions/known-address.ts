import type { AuthDeps } from "../deps.ts";
import { type Contact, normalizeEmail, normalizePhone } from "../users/contact.ts";

type Written = { email?: string | null | undefined; phone?: string | null | undefined };

/** Of one person, those that were used last. */
const maxSessions = 100;

/** Whether whoever has this address or number is signed in at a network address that `isHere` knows. */
export async function isKnownAddress(
  { database }: Pick<AuthDeps, "database">,
  written: Written,
  isHere: (ip: string) => boolean,
): Promise<boolean> {
  const contact = readContact(written);
  if (!contact) return false;
  const sessions = await database.query
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.ip")
    .where(`users.${contact.kind}`, "=", contact.value)
    .where("sessions.revoked_at", "is", null)
    .orderBy("sessions.updated_at", "desc")
    .limit(maxSessions)
    .execute();
  return sessions.some(({ ip }) => isHere(ip));
}

function readContact({ email, phone }: Written): Contact | undefined {
  const kind = email ? "email" : "phone";
  const value = email ? normalizeEmail(email) : normalizePhone(phone ?? "");
  return value === undefined ? undefined : { kind, value };
}
