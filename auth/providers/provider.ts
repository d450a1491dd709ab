import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
} from "openid-client";
import { AuthError } from "../auth-error.ts";
import { askApi, nameBeside } from "./api-profiles.ts";
import { type Connection, connectOAuth, createConnector } from "./connection.ts";
import { checkAccessToken, checkNonce, readIdToken, verifyIdToken } from "./id-token.ts";
import { type Preset, type ProviderName, type ProviderSettings, presets } from "./presets.ts";
import { type Profile, profileOf } from "./profile.ts";
import { IdTokenFault, withinDeadline } from "./provider-faults.ts";

/** What stays here of a browser that is sent away, until it comes back. */
export type Proofs = { state: string; nonce: string; verifier: string };

type Departure = Proofs & {
  /** Beside those that are always asked for. */
  scopes: readonly string[];
  /** Of the page's own choice, like `prompt`. */
  parameters: Readonly<Record<string, string>>;
};

/** What it gave to be used at its own API; handed on once. */
export type ProviderTokens = { accessToken: string; refreshToken: string | undefined };

export type Redeemed = { profile: Profile; tokens: ProviderTokens };

/** An id token that an app got by itself. */
export type BroughtToken = {
  idToken: string;
  accessToken?: string | undefined;
  nonce?: string | undefined;
};

export type Provider = {
  name: ProviderName;
  /** Where the browser goes. */
  departure(departure: Departure): Promise<string>;
  /** What it came back with, given for who somebody is. */
  redeem(answer: URLSearchParams, proofs: Proofs): Promise<Redeemed>;
  /** Throws `IdTokenFault` for anything but a token of this provider, for us, for this person, now. */
  read(brought: BroughtToken): Promise<Profile>;
};

type Known = {
  name: ProviderName;
  preset: Preset;
  settings: ProviderSettings;
  now: () => number;
  /** For browsers. */
  connect: () => Promise<Connection>;
  /** For id tokens, which come from where OpenID Connect is. */
  discover: () => Promise<Connection>;
};

export function createProvider(
  name: ProviderName,
  settings: ProviderSettings,
  now: () => number,
): Provider {
  const preset = presets[name];
  const discover = createConnector(preset, settings, now);
  const plain = connectOAuth(preset, settings);
  const connect = async () => plain ?? (await discover());
  const known = { name, preset, settings, now, connect, discover };
  return {
    name,
    departure: (departure) => departureFor(known, departure),
    redeem: (answer, proofs) =>
      withinDeadline(() => redeem(known, answer, proofs)).catch((error: unknown) => {
        if (!(error instanceof IdTokenFault)) throw error;
        throw new AuthError("bad_oauth_callback", error.message, { cause: error });
      }),
    read(brought) {
      // What is no token is told without asking anybody.
      readIdToken(brought.idToken);
      return withinDeadline(() => read(known, brought));
    },
  };
}

async function departureFor(
  { preset, settings, connect }: Known,
  { state, nonce, verifier, scopes, parameters }: Departure,
): Promise<string> {
  const { config, keys } = await withinDeadline(connect);
  const url = buildAuthorizationUrl(config, {
    ...parameters,
    ...preset.parameters,
    redirect_uri: settings.redirectUri,
    scope: [...new Set([...preset.scopes, ...scopes])].join(" "),
    state,
    ...(keys && { nonce }),
    ...(preset.pkce && {
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    }),
  });
  return url.href;
}

async function redeem(
  known: Known,
  answer: URLSearchParams,
  { state, nonce, verifier }: Proofs,
): Promise<Redeemed> {
  const { preset, settings } = known;
  const connection = await known.connect();
  const url = new URL(settings.redirectUri);
  url.search = answer.toString();
  const tokens = await authorizationCodeGrant(connection.config, url, {
    expectedState: state,
    ...(connection.keys && { expectedNonce: nonce, idTokenExpected: true }),
    ...(preset.pkce && { pkceCodeVerifier: verifier }),
  });
  const said = { ...nameBeside(answer), ...(await whoIs(known, connection, tokens)) };
  const { access_token: accessToken, refresh_token: refreshToken } = tokens;
  return { profile: required(known, connection, said), tokens: { accessToken, refreshToken } };
}

async function read(known: Known, { idToken, accessToken, nonce }: BroughtToken): Promise<Profile> {
  const { settings, discover } = known;
  const connection = await discover();
  const claims = await claimsOf(known, connection, idToken, settings.clientIds);
  if (!settings.skipNonceCheck) checkNonce(claims.nonce, nonce);
  if (accessToken) checkAccessToken(idToken, claims.at_hash, accessToken);
  return required(known, connection, claims);
}

type Tokens = { access_token: string; id_token?: string | undefined };
type Said = Readonly<Record<string, unknown>>;

async function whoIs(
  known: Known,
  connection: Connection,
  { access_token: token, id_token = "" }: Tokens,
): Promise<Said> {
  const { name, preset, settings } = known;
  const endpoints = preset.oauth?.(settings.url);
  if (endpoints) {
    const { api } = endpoints;
    return askApi(name, connection.config, { api, secret: settings.secret, token });
  }
  const [clientId] = settings.clientIds;
  const claims = await claimsOf(known, connection, id_token, [clientId]);
  checkAccessToken(id_token, claims.at_hash, token);
  // By the standard, what goes with the scopes is told there, and the id token need not repeat it.
  const isAsked =
    claims.email === undefined && connection.config.serverMetadata().userinfo_endpoint;
  if (!isAsked) return claims;
  return { ...(await fetchUserInfo(connection.config, token, claims.sub ?? "")), ...claims };
}

function claimsOf(
  { now }: Known,
  { issuer, keys }: Connection,
  token: string,
  audiences: readonly string[],
) {
  if (!keys) throw new IdTokenFault("Bad ID token");
  return verifyIdToken(token, { issuer, audiences, keys, now });
}

function required({ preset }: Known, { issuer }: Connection, said: Said): Profile {
  const profile = profileOf(said, { issuer, verifiedClaim: preset.verifiedClaim });
  if (!profile) throw new AuthError("bad_oauth_callback", "The provider does not say who it is");
  return profile;
}
