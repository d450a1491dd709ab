import { createHmac } from "node:crypto";
import { type Configuration, fetchProtectedResource } from "openid-client";
import { z } from "zod";
import type { ProviderName } from "./presets.ts";

type Asked = { api: string; secret: string; token: string };
type Said = Readonly<Record<string, unknown>>;

/** Who somebody is, by the API of a service without OpenID Connect, in the names of its claims. */
export function askApi(name: ProviderName, config: Configuration, asked: Asked): Promise<Said> {
  return name === "github" ? askGitHub(config, asked) : askFacebook(config, asked);
}

const gitHubUser = z.object({
  id: z.number().int(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const gitHubEmails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** The address that a profile shows may be of anybody: the list says which one is confirmed. */
async function askGitHub(config: Configuration, { api, token }: Asked): Promise<Said> {
  const [user, emails] = await Promise.all([
    ask(config, token, `${api}/user`, gitHubUser),
    ask(config, token, `${api}/user/emails`, gitHubEmails),
  ]);
  const primary = emails.find((email) => email.primary);
  return {
    sub: String(user.id),
    name: user.name ?? user.login,
    preferred_username: user.login,
    picture: user.avatar_url,
    email: primary?.email,
    verified: primary?.verified,
  };
}

const facebookUser = z.object({
  id: z.string(),
  name: z.string().nullish(),
  email: z.string().nullish(),
  picture: z.object({ data: z.object({ url: z.string().nullish() }).nullish() }).nullish(),
});

async function askFacebook(config: Configuration, { api, secret, token }: Asked): Promise<Said> {
  const query = new URLSearchParams({
    fields: "id,name,email,picture",
    // That the token is used by who has the secret, and not by who got hold of it.
    appsecret_proof: createHmac("sha256", secret).update(token).digest("hex"),
  });
  const { id, picture, ...user } = await ask(config, token, `${api}/me?${query}`, facebookUser);
  return { sub: id, ...user, picture: picture?.data?.url };
}

async function ask<Schema extends z.ZodType>(
  config: Configuration,
  token: string,
  url: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const response = await fetchProtectedResource(config, token, new URL(url), "GET");
  return schema.parse(await response.json());
}

const beside = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
});

/** Apple tells a name once, beside the code and unsigned: good for nothing but to call somebody by it. */
export function nameBeside(answer: URLSearchParams): Said {
  const { data } = beside.safeParse(parsed(answer.get("user") ?? ""));
  return data ? { given_name: data.name.firstName, family_name: data.name.lastName } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
