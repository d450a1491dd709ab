import type { Account, Identity } from "#auth";
import { factorShape } from "./factor.ts";
import { instant } from "./instant.ts";

/** A user as the client knows them, field by field: nothing else of the row leaves the server. */
export function accountShape({ user, identities, factors }: Account) {
  const confirmations = [user.email_confirmed_at, user.phone_confirmed_at].filter(
    (time) => time !== null,
  );
  const confirmedAt = confirmations.length > 0 ? Math.min(...confirmations) : null;
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    email_confirmed_at: instant(user.email_confirmed_at),
    invited_at: instant(user.invited_at),
    phone: user.phone ?? "",
    phone_confirmed_at: instant(user.phone_confirmed_at),
    confirmation_sent_at: instant(user.confirmation_sent_at),
    confirmed_at: instant(confirmedAt),
    recovery_sent_at: instant(user.recovery_sent_at),
    new_email: user.new_email ?? undefined,
    email_change_sent_at: instant(user.email_change_sent_at),
    new_phone: user.new_phone ?? undefined,
    phone_change_sent_at: instant(user.phone_change_sent_at),
    reauthentication_sent_at: instant(user.reauthentication_sent_at),
    last_sign_in_at: instant(user.last_sign_in_at),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    factors: factors.length > 0 ? factors.map(factorShape) : undefined,
    identities: identities.map(identityShape),
    created_at: instant(user.created_at),
    updated_at: instant(user.updated_at),
    banned_until: instant(user.banned_until),
    deleted_at: instant(user.deleted_at),
    is_anonymous: user.is_anonymous === 1,
  };
}

/** `id` is what the provider calls the person; the row's own stands in `identity_id`. */
function identityShape(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: instant(identity.last_sign_in_at),
    created_at: instant(identity.created_at),
    updated_at: instant(identity.updated_at),
    email: identity.email ?? undefined,
  };
}
