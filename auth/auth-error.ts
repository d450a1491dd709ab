/** What sort of refusal it is; the server knows which status each has. */
export type AuthErrorKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "missing"
  | "unprocessable"
  | "throttled"
  /** Of somebody else's server, and only for now. */
  | "unavailable";

/** Of every code that clients may decide by; where a code is used for two kinds, the rarer is said. */
const kindOfCode = {
  bad_json: "invalid",
  validation_failed: "invalid",
  invalid_credentials: "invalid",
  email_not_confirmed: "invalid",
  phone_not_confirmed: "invalid",
  user_banned: "forbidden",
  refresh_token_not_found: "invalid",
  refresh_token_already_used: "invalid",
  session_not_found: "forbidden",
  session_expired: "invalid",
  email_provider_disabled: "invalid",
  phone_provider_disabled: "invalid",
  reauthentication_needed: "invalid",
  current_password_required: "invalid",
  current_password_invalid: "invalid",
  provider_disabled: "invalid",
  bad_oauth_state: "invalid",
  bad_oauth_callback: "invalid",
  no_authorization: "unauthenticated",
  bad_jwt: "forbidden",
  not_admin: "forbidden",
  user_not_found: "missing",
  insufficient_aal: "unprocessable",
  mfa_factor_not_found: "missing",
  flow_state_not_found: "missing",
  manual_linking_disabled: "missing",
  saml_provider_disabled: "missing",
  saml_relay_state_not_found: "missing",
  saml_relay_state_expired: "unprocessable",
  saml_assertion_no_user_id: "invalid",
  saml_assertion_no_email: "invalid",
  saml_metadata_fetch_failed: "invalid",
  saml_entity_id_mismatch: "invalid",
  saml_idp_already_exists: "unprocessable",
  sso_domain_already_exists: "invalid",
  sso_provider_not_found: "missing",
  feature_disabled: "missing",
  passkey_disabled: "missing",
  too_many_passkeys: "unprocessable",
  webauthn_challenge_not_found: "invalid",
  webauthn_challenge_expired: "invalid",
  webauthn_verification_failed: "invalid",
  webauthn_credential_exists: "unprocessable",
  signup_disabled: "unprocessable",
  user_already_exists: "unprocessable",
  email_exists: "unprocessable",
  phone_exists: "unprocessable",
  weak_password: "unprocessable",
  same_password: "unprocessable",
  otp_disabled: "unprocessable",
  anonymous_provider_disabled: "unprocessable",
  user_sso_managed: "unprocessable",
  web3_provider_disabled: "unprocessable",
  too_many_enrolled_mfa_factors: "unprocessable",
  mfa_factor_name_conflict: "unprocessable",
  mfa_verification_failed: "unprocessable",
  mfa_challenge_expired: "unprocessable",
  mfa_ip_address_mismatch: "unprocessable",
  mfa_totp_enroll_not_enabled: "unprocessable",
  mfa_totp_verify_not_enabled: "unprocessable",
  mfa_phone_enroll_not_enabled: "unprocessable",
  mfa_phone_verify_not_enabled: "unprocessable",
  mfa_webauthn_enroll_not_enabled: "unprocessable",
  mfa_webauthn_verify_not_enabled: "unprocessable",
  mfa_verified_factor_exists: "unprocessable",
  over_request_rate_limit: "throttled",
  over_email_send_rate_limit: "throttled",
  over_sms_send_rate_limit: "throttled",
  otp_expired: "forbidden",
  flow_state_expired: "unprocessable",
  bad_code_verifier: "invalid",
  reauthentication_not_valid: "unprocessable",
  sms_send_failed: "unprocessable",
  invite_not_found: "missing",
  provider_email_needs_verification: "unprocessable",
  identity_already_exists: "unprocessable",
  identity_not_found: "unprocessable",
  single_identity_not_deletable: "unprocessable",
  email_conflict_identity_not_deletable: "unprocessable",
  request_timeout: "unavailable",
} as const satisfies Record<string, AuthErrorKind>;

export type AuthErrorCode = keyof typeof kindOfCode;

/** Why a password is not strong enough. */
export type WeakReason = "length" | "characters" | "pwned";

type AuthErrorOptions = {
  /** Where it is not the kind that the code mostly has. */
  kind?: AuthErrorKind;
  reasons?: readonly WeakReason[];
  retryAfterMs?: number;
  cause?: unknown;
};

/** The one error of the accounts that is meant for the other side. The message is the protocol's own English. */
export class AuthError extends Error {
  override readonly name = "AuthError";
  readonly code: AuthErrorCode;
  readonly kind: AuthErrorKind;
  readonly reasons: readonly WeakReason[] | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(code: AuthErrorCode, message: string, options: AuthErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.kind = options.kind ?? kindOfCode[code];
    this.reasons = options.reasons;
    this.retryAfterMs = options.retryAfterMs;
  }
}
