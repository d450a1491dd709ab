import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { call } from "./auth-client.ts";
import { samlKeyFor } from "./saml-provider.ts";
import { asOperator, register, type SamlStage, startSamlStage } from "./saml-stage.ts";

const key = samlKeyFor("localhost");
const weak = "MIIBijCCATSgAwIBAgIBATANBgkqhkiG9w0BAQsFADAMMQowCAYDVQQDDAF4";
const signIn = "https://idp.example/sso";

/** Of an organisation's provider, right unless it is said. */
function metadata(entityId: string, { location = signIn, certificate = key.certificate } = {}) {
  const urn = "urn:oasis:names:tc:SAML:2.0";
  const inner = certificate.replaceAll(/-----[A-Z ]+-----/g, "");
  return `<md:EntityDescriptor xmlns:md="${urn}:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}"><md:IDPSSODescriptor protocolSupportEnumeration="${urn}:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${inner}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="${urn}:bindings:HTTP-Redirect" Location="${location}"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
}

/** What somebody else's server says where its metadata should be. */
async function startMetadataServer(): Promise<{ server: Server; url: string }> {
  const server = createServer(
    { key: key.privateKey, cert: key.certificate },
    (request, response) => {
      const { pathname } = new URL(request.url ?? "", "https://localhost");
      if (pathname === "/slow") return;
      if (pathname === "/elsewhere") response.writeHead(302, { location: "/metadata" }).end();
      else if (pathname === "/large") response.end("x".repeat(1_000_001));
      else if (pathname === "/metadata") response.end(metadata("https://fetched.example"));
      else response.writeHead(404).end();
    },
  );
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return { server, url: `https://localhost:${(server.address() as AddressInfo).port}` };
}

describe.each(stores)("providers of organisations, on %s", (kind) => {
  let stage: SamlStage;
  let elsewhere: Awaited<ReturnType<typeof startMetadataServer>>;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "imersao-ca-"));
    const authority = join(folder, "ca.pem");
    await writeFile(authority, key.certificate);
    elsewhere = await startMetadataServer();
    stage = await startSamlStage(kind, { NODE_EXTRA_CA_CERTS: authority });
  });
  afterAll(async () => {
    await stage.stop();
    elsewhere.server.closeAllConnections();
    elsewhere.server.close();
    await rm(folder, { recursive: true });
  });

  const asked = (method: string, path = "", body?: object) =>
    call(stage.server, `/admin/sso/providers${path}`, { ...asOperator, method, body });
  const created = (more: object) => asked("POST", "", { type: "saml", ...more });

  test("one is made, listed, read, changed and taken away", async () => {
    const entity = "https://one.example/idp";
    const made = await created({
      metadata_xml: metadata(entity),
      domains: ["UM.example", "üm.example"],
    });
    expect(made.status).toBe(201);
    const { id } = made.json;
    expect(made.json).toMatchObject({
      saml: { entity_id: entity, attribute_mapping: {} },
      domains: [{ domain: "um.example" }, { domain: "xn--m-dha.example" }],
    });
    const { items } = (await asked("GET")).json;
    const listed = items.find((item: { id: string }) => item.id === id);
    expect(listed.saml).toEqual({ entity_id: entity, attribute_mapping: {} });
    const attribute_mapping = { keys: { email: { name: "mail" } } };
    const changes = { domains: ["dois.example"], attribute_mapping };
    expect((await asked("PUT", `/${id}`, changes)).json).toMatchObject({
      saml: { entity_id: entity, attribute_mapping },
      domains: [{ domain: "dois.example" }],
    });
    const moved = metadata(entity, { location: `${signIn}/new` });
    expect((await asked("PUT", `/${id}`, { metadata_xml: moved })).status).toBe(200);
    const read = (await asked("GET", `/${id}`)).json;
    expect(read).toMatchObject({ domains: [{ domain: "dois.example" }] });
    expect(read.saml).toEqual({ entity_id: entity, metadata_xml: moved, attribute_mapping });
    expect((await asked("DELETE", `/${id}`)).status).toBe(200);
    for (const method of ["GET", "DELETE", "PUT"])
      expect((await asked(method, `/${id}`, method === "PUT" ? {} : undefined)).json).toMatchObject(
        {
          code: 404,
          error_code: "sso_provider_not_found",
        },
      );
  });

  test("two are not the same, and do not claim one domain", async () => {
    const [first, second] = ["https://first.example", "https://second.example"];
    await register(stage.server, { metadata: metadata(first) }, ["claimed.example"]);
    const same = await created({ metadata_xml: metadata(first) });
    expect(same.json).toMatchObject({ code: 422, error_code: "saml_idp_already_exists" });
    const claim = { domains: ["Claimed.example"] };
    const other = await created({ metadata_xml: metadata(second), ...claim });
    expect(other.json).toMatchObject({ code: 400, error_code: "sso_domain_already_exists" });
    const id = await register(stage.server, { metadata: metadata(second) }, ["own.example"]);
    expect((await asked("PUT", `/${id}`, claim)).json.error_code).toBe("sso_domain_already_exists");
    expect((await asked("GET", `/${id}`)).json.domains).toEqual([{ domain: "own.example" }]);
    const mismatch = await asked("PUT", `/${id}`, { metadata_xml: metadata(first) });
    expect(mismatch.json).toMatchObject({ code: 400, error_code: "saml_entity_id_mismatch" });
    const together = ["a", "b"].map((name) =>
      created({ metadata_xml: metadata(`https://${name}.example`), domains: ["race.example"] }),
    );
    const statuses = (await Promise.all(together)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 400]);
  });

  const entity = "https://wrong.example";
  test.each([
    [{ type: "oidc" }, "Only 'saml' supported for SSO provider type"],
    [{}, "Either metadata_xml or metadata_url must be set"],
    [
      { metadata_xml: "x", metadata_url: "y" },
      "Only one of metadata_xml or metadata_url needs to be set",
    ],
    [{ metadata_url: "y" }, "metadata_url is not a valid URL"],
    [{ metadata_url: "http://idp.example/metadata" }, "metadata_url is not a HTTPS URL"],
    [{ metadata_xml: "nada" }, "SAML Metadata is not valid XML: Non-whitespace before first tag."],
    [
      { metadata_xml: `<!DOCTYPE x>${metadata(entity)}` },
      "SAML Metadata is not valid XML: a document type is not accepted",
    ],
    [{ metadata_xml: "<a/>" }, "SAML Metadata does not contain one EntityDescriptor"],
    [{ metadata_xml: metadata("") }, "SAML Metadata does not contain an EntityID"],
    [
      { metadata_xml: metadata(entity).replaceAll("IDPSSO", "SPSSO") },
      "SAML Metadata does not contain any IDPSSODescriptor",
    ],
    [
      { metadata_xml: metadata(entity).replace("HTTP-Redirect", "SOAP") },
      "SAML Metadata has no SingleSignOnService for HTTP-Redirect or HTTP-POST",
    ],
    [
      { metadata_xml: metadata(entity, { location: "javascript:alert(1)" }) },
      "SAML Metadata has a SingleSignOnService that is not a HTTPS URL",
    ],
    [
      { metadata_xml: metadata(entity).replace('"signing"', '"encryption"') },
      "SAML Metadata does not contain a certificate for signing",
    ],
    [
      { metadata_xml: metadata(entity, { certificate: weak }) },
      "SAML Metadata has a certificate that cannot be read",
    ],
    [{ metadata_xml: metadata(entity), domains: ["não é"] }, "'não é' is not a domain"],
  ])("%j is refused: %s", async (fields, msg) => {
    const { json } = await created(fields);
    expect(json).toEqual({ code: 400, error_code: "validation_failed", msg });
  });

  test("metadata is fetched over TLS, in time, bounded, and from where it was said", async () => {
    const from = (path: string) => created({ metadata_url: `${elsewhere.url}${path}` });
    const { status, json } = await from("/metadata");
    expect(status).toBe(201);
    expect(json.saml).toMatchObject({
      entity_id: "https://fetched.example",
      metadata_url: `${elsewhere.url}/metadata`,
    });
    const refused = ["/missing", "/elsewhere", "/large", "/slow"].map(from);
    const [missing, redirected, large, slow] = await Promise.all(refused);
    expect(missing?.json).toMatchObject({ error_code: "saml_metadata_fetch_failed", code: 400 });
    expect(missing?.json.msg).toBe("Fetching SAML Metadata failed: HTTP 404");
    expect(redirected?.json.msg).toContain("redirect");
    expect(large?.json.msg).toContain("more than 1000000 bytes");
    expect(slow?.json.msg).toContain("no answer within 5 seconds");
  }, 15_000);
});
