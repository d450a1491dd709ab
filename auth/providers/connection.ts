import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  clockTolerance,
  discovery,
} from "openid-client";
import type { Preset, ProviderSettings } from "./presets.ts";
import { providerDeadlineMs, unavailable } from "./provider-faults.ts";

/** What is known of a provider once it has been asked where its doors are. */
export type Connection = {
  config: Configuration;
  issuer: string;
  /** Of its id tokens; absent where it has none. */
  keys: JWTVerifyGetKey | undefined;
};

/** Milliseconds: a provider that moves its doors keeps the old ones open longer than that. */
const metadataLifeMs = 3_600_000;
/** Milliseconds between two looks for a key that is not known yet: tokens that anybody makes up cost no more. */
const keysCooldownMs = 1000;

/** By OpenID Connect discovery; the answer is kept for an hour, and a failure is not kept. */
export function createConnector(
  preset: Preset,
  settings: ProviderSettings,
  now: () => number,
): () => Promise<Connection> {
  let last: { connection: Promise<Connection>; at: number } | undefined;
  return () => {
    if (last && now() < last.at + metadataLifeMs) return last.connection;
    const connection = discover(preset, settings).catch((error: unknown) => {
      // What does not say where its doors are might as well be away.
      throw unavailable(error);
    });
    const made = { connection, at: now() };
    last = made;
    made.connection.catch(() => {
      if (last === made) last = undefined;
    });
    return made.connection;
  };
}

async function discover(preset: Preset, settings: ProviderSettings): Promise<Connection> {
  const server = new URL(settings.url ?? preset.issuer ?? "");
  const isPlain = server.protocol === "http:";
  const [clientId] = settings.clientIds;
  const config = await discovery(server, clientId, metadataOf(settings), authentication(settings), {
    timeout: providerDeadlineMs / 1000,
    // The configuration allows it on this machine alone.
    ...(isPlain && { execute: [allowInsecureRequests] }),
  });
  const { issuer, jwks_uri } = config.serverMetadata();
  return { config, issuer, keys: jwks_uri === undefined ? undefined : keysAt(jwks_uri) };
}

/** Where there is nothing to discover. */
export function connectOAuth(preset: Preset, settings: ProviderSettings): Connection | undefined {
  const endpoints = preset.oauth?.(settings.url);
  if (!endpoints) return undefined;
  const { api: _api, ...server } = endpoints;
  const [clientId] = settings.clientIds;
  const config = new Configuration(
    server,
    clientId,
    metadataOf(settings),
    ClientSecretPost(settings.secret),
  );
  config.timeout = providerDeadlineMs / 1000;
  if (server.token_endpoint.startsWith("http:")) allowInsecureRequests(config);
  return { config, issuer: server.issuer, keys: undefined };
}

function keysAt(uri: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(uri), {
    timeoutDuration: providerDeadlineMs,
    cooldownDuration: keysCooldownMs,
  });
}

function metadataOf({ secret }: ProviderSettings) {
  return { client_secret: secret, [clockTolerance]: 10 };
}

/** In the body, as all of them take it, unless it says that it takes the header alone. */
function authentication({ secret }: ProviderSettings): ClientAuth {
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_post"];
    return (methods.includes("client_secret_post") ? post : basic)(server, ...rest);
  };
}
