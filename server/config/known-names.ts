import { choice } from "./environment-rules.ts";

type Variables = Readonly<Record<string, string>>;

/** What stops the start, and what is only told, a sentence each. */
export type NameFindings = { faults: string[]; warnings: string[] };

type Names = {
  /** All that is set. */
  present: Variables;
  /** Names that stand in `.env`, a file of this server alone: there each one has to be known. */
  fromFile: readonly string[];
  known: readonly string[];
};

/** A name with a slip in it would leave a setting at its default without a word. */
export function nameFindings({ present, fromFile, known }: Names): NameFindings {
  const ofFile = new Set(fromFile);
  const isOurs = (name: string) => name.startsWith("AUTH_") || ofFile.has(name);
  const strange = Object.entries(present).filter(([name]) => isOurs(name) && !known.includes(name));
  const retired = strange.filter(([name]) => Object.hasOwn(retiredNames, name));
  const unknown = strange.filter(([name]) => !Object.hasOwn(retiredNames, name));
  return {
    warnings: retired.map(
      ([name]) => `${name} is retired and does nothing: ${retiredNames[name]}.`,
    ),
    faults: unknown
      .filter(([name, value]) => !isTrueAnyway(name, value))
      .map(([name]) => faultOf(name, known)),
  };
}

/** Names that did something once, here or in the reference server, and what came in their place. */
const retiredNames: Readonly<Record<string, string>> = {
  AI_WARM_UP: "what answers is loaded before the server listens",
  AUTH_MFA_ENABLED: "AUTH_MFA_TOTP_ENROLL_ENABLED and its siblings say which factors there are",
  AUTH_JWT_DEFAULT_GROUP_NAME: "the role of everybody is authenticated",
  AUTH_JWT_ADMIN_GROUP_NAME: "administration is for the secret key",
};

function faultOf(name: string, known: readonly string[]): string {
  const [, reason] = notOffered.find(([family]) => family.test(name)) ?? [];
  if (reason)
    return `${name} is a setting of the reference server that this one does not have: ${reason}.`;
  return `${name} is unknown: the nearest name is ${nearestOf(name, known)}.`;
}

/** Families of the reference server's settings, and what stands in their place. */
const notOffered: readonly (readonly [RegExp, string])[] = [
  [
    /^AUTH_SAML_(?:ALLOW_ENCRYPTED_ASSERTIONS|PRIVATE_KEY_NEXT|EXTERNAL_URL)$/,
    "assertions are signed and not encrypted, by one key, and come to PUBLIC_URL",
  ],
  [/^AUTH_EXTERNAL_WEB3_/, "nobody signs in with a wallet"],
  [
    /^AUTH_EXTERNAL_(?:BITBUCKET|DISCORD|FIGMA|FLY|GITLAB|KAKAO|LINKEDIN|NOTION|SLACK|SNAPCHAT|SPOTIFY|TWITCH|TWITTER|WORKOS|X|VERCEL_MARKETPLACE|ZOOM)_/,
    "any service with OpenID Connect can be named in AUTH_EXTERNAL_KEYCLOAK_URL",
  ],
  [
    /^AUTH_EXTERNAL_(?:ALLOWED_ID_TOKEN_ISSUERS|IOS_BUNDLE_ID|REDIRECT_URL|FLOW_STATE_EXPIRY_DURATION)$/,
    "each provider has a CLIENT_ID of several, a URL and a REDIRECT_URI",
  ],
  [/^AUTH_OAUTH_SERVER_/, "it is no OAuth server for other programs"],
  [/^AUTH_(?:HOOK_(?!SEND_SMS_)|WEBHOOK_)/, "AUTH_HOOK_SEND_SMS_URI is the one hook that it calls"],
  [
    /^AUTH_SECURITY_CAPTCHA_/,
    "limits stand in the place of captchas (AUTH_RATE_LIMIT_OTP and others)",
  ],
  [
    /^AUTH_PASSWORD_HIBP_/,
    "no password leaves the server; AUTH_PASSWORD_KNOWN_LIST and AUTH_PASSWORD_BREACHED_FILE do that here",
  ],
  [
    /^AUTH_MAILER_(?:SUBJECTS|TEMPLATES|TEMPLATE|URLPATHS|NOTIFICATIONS|EXTERNAL_HOSTS|EMAIL_)/,
    "the words of the emails stand in auth/mail/templates, and their links lead to PUBLIC_URL",
  ],
  [
    /^AUTH_SMS_(?:HUAWEI_CLOUD|MESSAGEBIRD|TEXTLOCAL|VONAGE)_/,
    "AUTH_SMS_PROVIDER knows Twilio, and AUTH_HOOK_SEND_SMS_URI brings codes to any other service",
  ],
  [/^AUTH_(?:DB|DATABASE)_/, "DATABASE_URL and DATABASE_POOL_SIZE say where accounts are kept"],
  [/^AUTH_(?:LOG|LOGGING)_/, "LOG_LEVEL says what is logged"],
  [/^AUTH_(?:METRICS|TRACING|PROFILER)_/, "METRICS_PORT says where figures are told"],
  [/^AUTH_API_/, "PUBLIC_URL, HOST and PORT say where it is reached"],
  [/^AUTH_RATE_LIMIT_HEADER$/, "TRUSTED_PROXIES says whose word counts for an address"],
  [
    /^AUTH_JWT_(?:AUD|ISSUER|ADMIN_ROLES|KEYS|KEY_ID|VALID_?METHODS)$/,
    "its tokens are for the audience authenticated and come from PUBLIC_URL, and AUTH_JWT_KEYS_FILE has the keys",
  ],
  [/^AUTH_OPERATOR_TOKEN$/, "SUPABASE_SECRET_KEY opens the administration"],
  [/^AUTH_COOKIE_/, "sessions are kept in no cookie"],
  [/^AUTH_SECURITY_DB_ENCRYPTION_/, "AUTH_SECRET encrypts what has to be"],
  [/^AUTH_RATE_LIMIT_(?:WEB3|OAUTH)/, "there is nothing that it would count"],
];

/** Whoever says that something is off which is not there is right. */
function isTrueAnyway(name: string, value: string): boolean {
  const isSwitch = name.endsWith("_ENABLED") && notOffered.some(([family]) => family.test(name));
  return isSwitch && choice().safeParse(value).data === false;
}

/** The reference server's own prefix is read as ours. */
function nearestOf(name: string, known: readonly string[]): string {
  const meant = name.toUpperCase().replace(/^GOTRUE_/, "AUTH_");
  const distances = known.map((candidate) => [distance(meant, candidate), candidate] as const);
  return distances.reduce((best, next) => (next[0] < best[0] ? next : best))[1];
}

/** How many letters have to be added, dropped or changed (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
