import { type Context, Hono } from "hono";
import { z } from "zod";
import type { SsoProvider, SsoProviderFields } from "#auth";
import type { ServerEnv } from "../../server-env.ts";
import { requireAdmin } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import { flag, kept, readBody } from "../read-body.ts";
import { instant } from "../shapes/instant.ts";
import { requireSaml } from "../sso/routes.ts";

const rule = z.object({
  name: kept.transform((name) => name ?? undefined),
  names: z.array(z.string().max(500)).max(20).optional(),
  default: z.union([z.string().max(500), z.number(), z.boolean()]).nullish(),
  array: flag.transform((isArray) => isArray ?? undefined),
});

const schema = z
  .object({
    type: kept,
    metadata_xml: kept,
    metadata_url: kept,
    domains: z.array(z.string()).max(100).nullish(),
    attribute_mapping: z.object({ keys: z.record(z.string().max(100), rule).optional() }).nullish(),
    name_id_format: kept,
  })
  .transform(
    (body): SsoProviderFields => ({
      type: body.type,
      metadataXml: body.metadata_xml,
      metadataUrl: body.metadata_url,
      domains: body.domains,
      attributeMapping: body.attribute_mapping,
      nameIdFormat: body.name_id_format,
    }),
  );

/** `/admin/sso/providers` and `/admin/sso/providers/{id}` */
export function adminSsoProviders(modules: AuthModules): Hono<ServerEnv> {
  const { settings, ssoProviders } = modules.auth;
  const admit = async (c: Context<ServerEnv>) => {
    const by = await requireAdmin(c, modules);
    requireSaml(settings);
    return by;
  };
  return new Hono<ServerEnv>()
    .get("/", async (c) => {
      await admit(c);
      const items = (await ssoProviders.list()).map(withoutMetadata);
      return c.json({ items });
    })
    .post("/", async (c) => {
      const by = await admit(c);
      return c.json(shapeOf(await ssoProviders.create(by, await readBody(c, schema))), 201);
    })
    .get("/:id", async (c) => {
      await admit(c);
      return c.json(shapeOf(await ssoProviders.read(c.req.param("id"))));
    })
    .put("/:id", async (c) => {
      const by = await admit(c);
      const fields = await readBody(c, schema);
      return c.json(shapeOf(await ssoProviders.update(by, { id: c.req.param("id"), fields })));
    })
    .delete("/:id", async (c) => {
      const by = await admit(c);
      return c.json(shapeOf(await ssoProviders.delete(by, c.req.param("id"))));
    });
}

function shapeOf(provider: SsoProvider) {
  return {
    id: provider.id,
    saml: {
      entity_id: provider.entity_id,
      metadata_xml: provider.metadata_xml,
      metadata_url: provider.metadata_url ?? undefined,
      attribute_mapping: provider.attribute_mapping,
      name_id_format: provider.name_id_format ?? undefined,
    },
    domains: provider.domains.map((domain) => ({ domain })),
    created_at: instant(provider.created_at),
    updated_at: instant(provider.updated_at),
  };
}

/** A list of them would be long. */
function withoutMetadata(provider: SsoProvider) {
  const { saml, ...rest } = shapeOf(provider);
  return { ...rest, saml: { ...saml, metadata_xml: undefined } };
}
