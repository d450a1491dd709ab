import type { StoreKind } from "#database";
import { call, newEmail } from "./auth-client.ts";
import { page } from "./browser.ts";
import { freePort } from "./free-port.ts";
import { newVisitor, type Visitor } from "./provider-server.ts";
import { secretKey } from "./running-server.ts";
import {
  newSamlKey,
  type Question,
  type SamlProvider,
  startSamlProvider,
} from "./saml-provider.ts";
import { type StoredServer, startOn } from "./stored-server.ts";

export type SamlStage = {
  server: StoredServer;
  /** Known by its domain. */
  provider: SamlProvider;
  domain: string;
  id: string;
  stop: () => Promise<void>;
};

export const asOperator = { headers: { apikey: secretKey } };

export async function startSamlStage(
  kind: StoreKind,
  choices: Record<string, string> = {},
): Promise<SamlStage> {
  const server = await startOn(kind, {
    // The address by which identity providers know it.
    PORT: String(await freePort()),
    AUTH_SAML_ENABLED: "on",
    AUTH_SAML_PRIVATE_KEY: newSamlKey(),
    AUTH_MAILER_AUTOCONFIRM: "off",
    ...choices,
  });
  const provider = await startSamlProvider(metadataOf(server));
  const domain = "padaria.example";
  const id = await register(server, provider, [domain]);
  const stop = async () => {
    await server.kill();
    await provider.stop();
  };
  return { server, provider, domain, id, stop };
}

export function metadataOf(server: Pick<StoredServer, "url">) {
  return async () => (await call(server, "/sso/saml/metadata", { method: "GET" })).text;
}

export async function register(
  server: Pick<StoredServer, "url">,
  { metadata }: Pick<SamlProvider, "metadata">,
  domains: readonly string[],
  more: object = {},
): Promise<string> {
  const body = { type: "saml", metadata_xml: metadata, domains, ...more };
  const { status, json } = await call(server, "/admin/sso/providers", { ...asOperator, body });
  if (status !== 201) throw new Error(JSON.stringify(json));
  return json.id;
}

/** Somebody new at the organisation, who signs in there next. */
export function newMember({ provider }: Pick<SamlStage, "provider">, choices = {}) {
  const email = newEmail();
  provider.person = { nameId: `m-${email}`, attributes: { mail: [email] }, ...choices };
  return { email, nameId: `m-${email}` };
}

/** The address that the client gives. */
export async function ssoAddress({ client }: Visitor, domain: string, redirectTo = page) {
  const { data, error } = await client.auth.signInWithSSO({ domain, options: { redirectTo } });
  if (error || !data) throw error ?? new Error("no address");
  return data.url;
}

/** Begun by a page with PKCE: what the identity provider is asked. */
export async function ask(stage: SamlStage): Promise<{ visitor: Visitor; asked: Question }> {
  const visitor = newVisitor(stage);
  return { visitor, asked: await stage.provider.read(await ssoAddress(visitor, stage.domain)) };
}

/** As a page of the identity provider's makes a browser do it, without cookies. */
export async function post(
  { server }: Pick<SamlStage, "server">,
  xml: string,
  relayState: string | undefined,
) {
  const SAMLResponse = Buffer.from(xml).toString("base64");
  const body = new URLSearchParams({ SAMLResponse, ...(relayState && { RelayState: relayState }) });
  const address = `${server.url}/auth/v1/sso/saml/acs`;
  const response = await fetch(address, { method: "POST", body, redirect: "manual" });
  const location = response.headers.get("location");
  return { status: response.status, to: location ? new URL(location, address) : undefined };
}
