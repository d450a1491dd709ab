import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import Provider, { type Configuration, type KoaContextWithOIDC } from "oidc-provider";

/** Somebody who has an account with the provider. */
export type Person = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  /** Of Microsoft: the domain of the address is proven. */
  xms_edov?: boolean;
  name?: string;
};

export type IdentityProvider = {
  issuer: string;
  /** Whoever signs in says by `login_hint` who they are. */
  people: Map<string, Person>;
  /** What it signs with now. */
  signingKey: () => JWK;
  /** Signs with another key from now on; the keys of before are gone. */
  rotate: () => Promise<void>;
  /** Changes each id token that leaves by the token endpoint, until it is set back. */
  tamper: (change?: (idToken: string) => string | Promise<string>) => void;
  /** Milliseconds that each answer of the token endpoint waits. */
  delay: (ms: number) => void;
  stop: () => Promise<void>;
};

export const clientId = "loja";
export const clientSecret = "segredo-da-loja-no-provedor";

/** The npm package `oidc-provider`, which certifies as OpenID Connect: PKCE is required unless it is said, and everybody agrees at once. */
export async function startIdentityProvider(
  callback: string,
  { pkce = true } = {},
): Promise<IdentityProvider> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, Person>();
  let key = await newKey();
  let change: (idToken: string) => string | Promise<string> = (idToken) => idToken;
  let wait = 0;

  function open(): Provider {
    const provider = new Provider(issuer, configuration({ callback, pkce, key, people }));
    provider.use(async (ctx: KoaContextWithOIDC, next) => {
      await next();
      const body = ctx.body as { id_token?: string };
      if (ctx.oidc?.route !== "token" || body.id_token === undefined) return;
      ctx.body = { ...body, id_token: await change(body.id_token) };
      await new Promise((resolve) => setTimeout(resolve, wait));
    });
    return provider;
  }

  let provider = open();
  serve(server, () => provider);
  return {
    issuer,
    people,
    signingKey: () => key,
    rotate: async () => {
      key = await newKey();
      provider = open();
    },
    tamper: (next = (idToken) => idToken) => {
      change = next;
    },
    delay: (ms) => {
      wait = ms;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let made = 0;

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  made += 1;
  return { ...(await exportJWK(privateKey)), kid: `key-${made}`, alg: "RS256", use: "sig" };
}

type Choices = { callback: string; pkce: boolean; key: JWK; people: ReadonlyMap<string, Person> };

function configuration({ callback, pkce, key, people }: Choices): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callback],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    pkce: { required: () => pkce },
    jwks: { keys: [key] },
    cookies: { keys: ["of the tests"] },
    claims: { openid: ["sub"], email: ["email", "email_verified", "xms_edov"], profile: ["name"] },
    ttl: {
      AccessToken: 600,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      RefreshToken: 600,
      Session: 600,
    },
    issueRefreshToken: async () => true,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}` },
    findAccount: async (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ ...[...people.values()].find((person) => person.sub === sub), sub }),
    }),
  };
}

/** Its own routes, and the page where people sign in: it asks nothing, `login_hint` says who it is. */
function serve(server: Server, current: () => Provider): void {
  server.on("request", async (request, response) => {
    const provider = current();
    if (!request.url?.startsWith("/sign-in/")) return provider.callback()(request, response);
    const { params, grantId } = await provider.interactionDetails(request, response);
    const accountId = String(params.login_hint);
    if (accountId === "nobody") {
      const refusal = { error: "access_denied", error_description: "The person said no" };
      return provider.interactionFinished(request, response, refusal);
    }
    const grant =
      (grantId && (await provider.Grant.find(grantId))) ||
      new provider.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    const agreed = { login: { accountId }, consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, agreed);
  });
}
