/**
 * Every table, in forms that both stores have: uuid and JSON as text, time as integer milliseconds
 * since 1970 (UTC), booleans as 0 and 1. The migrations make them; a table belongs to the module
 * that its comment names, and only that module queries it.
 */
export type Tables = {
  rate_limits: RateLimitsTable;
  ai_budget: AiBudgetTable;
  idempotent_calls: IdempotentCallsTable;
  users: UsersTable;
  identities: IdentitiesTable;
  factors: FactorsTable;
  factor_challenges: FactorChallengesTable;
  webauthn_credentials: WebauthnCredentialsTable;
  webauthn_challenges: WebauthnChallengesTable;
  sessions: SessionsTable;
  session_methods: SessionMethodsTable;
  audit_log: AuditLogTable;
  flow_states: FlowStatesTable;
  provider_flows: ProviderFlowsTable;
  sso_providers: SsoProvidersTable;
  sso_domains: SsoDomainsTable;
  saml_flows: SamlFlowsTable;
  one_time_codes: OneTimeCodesTable;
  letters: EmailsTable;
  fingerprints: FingerprintsTable;
};

/** Of limits/: where each visitor stands (GCRA). Only where instances share a Postgres. */
export type RateLimitsTable = {
  /** Name of the limit and a keyed hash of who it counts. */
  key: string;
  /** Theoretical arrival time, microseconds since 1970 by the store's clock. */
  tat: number;
};

/** Of limits/: what the whole site has taken from the budget of a day. */
export type AiBudgetTable = {
  /** Like 2026-11-20, in the site's time zone. */
  day: string;
  unit: "requests" | "tokens";
  /** Handed out to instances in blocks, less what they gave back. Never over the day's budget, but for what an answer cost beyond its estimate. */
  leased: number;
};

/** Of limits/: costly calls that some instance has begun; never what was asked or answered. */
export type IdempotentCallsTable = {
  /** Keyed hash of the idempotency key. */
  key: string;
  /** Keyed hash of the body: the same key with another body is a fault of the caller. */
  fingerprint: string;
  /** Of the instance that answers. */
  instance: string;
  expires_at: number;
};

/** Of auth/: one row an account. */
export type UsersTable = {
  id: string;
  aud: string;
  role: string;
  /** NFKC and lower case. */
  email: string | null;
  email_confirmed_at: number | null;
  /** Asked for, and not confirmed yet. */
  new_email: string | null;
  email_change_sent_at: number | null;
  /** How many of the two addresses have agreed to the change. */
  email_change_sides: number;
  /** Digits only, with the country's code. */
  phone: string | null;
  phone_confirmed_at: number | null;
  new_phone: string | null;
  phone_change_sent_at: number | null;
  /** argon2id in PHC form, or a bcrypt hash that was brought along; null: no password. */
  password_hash: string | null;
  invited_at: number | null;
  confirmation_sent_at: number | null;
  recovery_sent_at: number | null;
  reauthentication_sent_at: number | null;
  last_sign_in_at: number | null;
  /** JSON object that only the server writes. */
  app_metadata: string;
  /** JSON object that the person may write: never to be trusted with a permission. */
  user_metadata: string;
  is_anonymous: number;
  is_sso_user: number;
  banned_until: number | null;
  /** Soft deletion: nothing that tells a person is left in the row. */
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
};

/** Of auth/: a way to sign in to an account. */
export type IdentitiesTable = {
  id: string;
  user_id: string;
  /** `email`, `phone`, or the name of an outside provider. */
  provider: string;
  /** What the provider calls the person; for e-mail and phone the user's id. */
  provider_id: string;
  /** JSON object. */
  identity_data: string;
  email: string | null;
  last_sign_in_at: number | null;
  created_at: number;
  updated_at: number;
};

/** Of auth/: second factors. */
export type FactorsTable = {
  id: string;
  user_id: string;
  /** Empty where none was given; one of each name for a user, the empty one included. */
  friendly_name: string;
  factor_type: "totp" | "phone" | "webauthn";
  status: "unverified" | "verified";
  /** Encrypted, bound to the factor's id. */
  secret: string | null;
  phone: string | null;
  /** Time step of the last code that was accepted: no code counts twice. */
  last_step: number | null;
  last_challenged_at: number | null;
  created_at: number;
  updated_at: number;
};

/** Of auth/: questions for a code of a factor; a right answer deletes them. */
export type FactorChallengesTable = {
  id: string;
  factor_id: string;
  /** The answer has to come from where the question was asked. */
  ip: string;
  /** Keyed hash of a code that was sent; null where the factor makes its own. */
  code_hash: string | null;
  /** What a device is asked to sign, in base64url; null for other factors. */
  challenge: string | null;
  wrong_tries: number;
  created_at: number;
};

/** Of auth/: a public key whose private one a device keeps for its owner. */
export type WebauthnCredentialsTable = {
  id: string;
  user_id: string;
  /** The second factor that it is; null: a passkey. */
  factor_id: string | null;
  /** As the device calls it, in base64url; nobody else's. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** Of signatures, as the device said last; 0 where it counts none. */
  counter: number;
  /** JSON: how a browser reaches the device. */
  transports: string;
  /** Empty where none was given. */
  friendly_name: string;
  last_used_at: number | null;
  created_at: number;
  updated_at: number;
};

/** Of auth/: what a device is asked to sign for a passkey. */
export type WebauthnChallengesTable = {
  id: string;
  /** Who adds a passkey; null: somebody signs in. */
  user_id: string | null;
  challenge: string;
  created_at: number;
};

/** Of auth/: one row a sign-in. No token stands here: they are computed from the id and the counter. */
export type SessionsTable = {
  id: string;
  user_id: string;
  aal: "aal1" | "aal2";
  /** The factor that made it aal2. */
  factor_id: string | null;
  user_agent: string;
  ip: string;
  /** Of the one refresh token that is active. */
  refresh_counter: number;
  /** JSON list of [counter, instant it was replaced], no older than the reuse interval. */
  recent_rotations: string;
  refreshed_at: number | null;
  /** A token was used again after its time: none of this session counts any more. */
  revoked_at: number | null;
  created_at: number;
  updated_at: number;
};

/** Of auth/: how a session was authenticated (`amr`). */
export type SessionMethodsTable = {
  session_id: string;
  method: string;
  provider: string | null;
  used_at: number;
};

/** Of auth/: what happened to accounts; ids only, rows are never changed. */
export type AuditLogTable = {
  id: string;
  action: string;
  actor_id: string | null;
  subject_id: string | null;
  created_at: number;
  /** Keyed hash of a network address, as the log of that day has it; only of failed sign-ins. */
  client: string | null;
};

/** Of auth/: keyed hashes of the secrets without which the rows are useless. */
export type FingerprintsTable = { name: string; value: string };

/** Of auth/: what began in one browser and goes on there, when the code that a link gave comes back (PKCE). */
export type FlowStatesTable = {
  id: string;
  user_id: string;
  /** For `amr` of the session that comes of it. */
  method: string;
  challenge: string;
  challenge_method: "s256" | "plain";
  /** Keyed hash of the code; null until the link was opened. */
  code_hash: string | null;
  code_issued_at: number | null;
  /** Where somebody signed in, if it was elsewhere. */
  provider: string | null;
  /** What it gave, encrypted and bound to the id; null once it was handed on. */
  provider_tokens: string | null;
  created_at: number;
};

/** Of auth/: a browser that was sent to an outside provider, and has to come back with the same cookie. */
export type ProviderFlowsTable = {
  /** Keyed hash of the state. */
  id: string;
  /** Keyed hash of the cookie. */
  browser_hash: string;
  provider: string;
  /** Chosen from what the operator allows. */
  redirect_to: string;
  /** Of PKCE, between the page and this server; null: the page is given the session itself. */
  challenge: string | null;
  challenge_method: "s256" | "plain" | null;
  /** Who wants it as a further way in, and in which session; null: somebody signs in. */
  user_id: string | null;
  session_id: string | null;
  used_at: number | null;
  created_at: number;
};

/** Of auth/: identity providers (SAML 2.0) of organisations whose people sign in there. */
export type SsoProvidersTable = {
  id: string;
  /** What it calls itself, in each assertion. */
  entity_id: string;
  metadata_xml: string;
  /** Where the operator had it fetched from. */
  metadata_url: string | null;
  /** JSON object: which attribute tells what. */
  attribute_mapping: string;
  name_id_format: string | null;
  created_at: number;
  updated_at: number;
};

/** Of auth/: whose people sign in where, lower case; one provider a domain. */
export type SsoDomainsTable = { domain: string; provider_id: string };

/** Of auth/: a browser that was sent to such a provider; its answer counts once. */
export type SamlFlowsTable = {
  /** Keyed hash of the RelayState. */
  id: string;
  provider_id: string;
  /** Keyed hash of the cookie; null where the page's PKCE stands in its place, or the browser has not left yet. */
  browser_hash: string | null;
  /** Chosen from what the operator allows. */
  redirect_to: string;
  /** Of PKCE, between the page and this server; null: the page is given the session itself. */
  challenge: string | null;
  challenge_method: "s256" | "plain" | null;
  used_at: number | null;
  /** What the provider says of the person, encrypted, until the browser comes by itself. */
  answer: string | null;
  created_at: number;
};

/** Of auth/: a code and a link that were sent; one of each purpose for a user, the last one. */
export type OneTimeCodesTable = {
  id: string;
  user_id: string;
  purpose: string;
  /** Where it was sent: an address that has changed since does not count. */
  address: string;
  /** Keyed hash, bound to user, purpose and address. */
  code_hash: string;
  /** Keyed hash of what stands in the link. */
  link_hash: string;
  flow_id: string | null;
  wrong_tries: number;
  created_at: number;
};

/** Of auth/: emails that are to leave; gone when they have left. The table keeps the name it was made with. */
export type EmailsTable = {
  /** Also in the Message-ID: whoever gets one twice is shown it once. */
  id: string;
  user_id: string | null;
  /** Encrypted, bound to the id: it holds an address and a code. */
  sealed: string;
  tries: number;
  /** Later than now while an instance is at it. */
  next_try_at: number;
  created_at: number;
};
