import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "./listen.ts";

/** Of GitHub and Facebook what a sign-in asks of them, as their documentation has it. */
export type SocialServer = {
  url: string;
  /** What the API says, by path. */
  api: Map<string, unknown>;
  /** Bodies of what the token endpoints were asked. */
  exchanged: URLSearchParams[];
  /** Queries and keys that the API was asked with. */
  asked: { path: string; query: URLSearchParams; authorization: string | undefined }[];
  stop: () => Promise<void>;
};

export async function startSocialServer(): Promise<SocialServer> {
  const [api, exchanged, asked] = [new Map(), [], []] as [
    SocialServer["api"],
    SocialServer["exchanged"],
    SocialServer["asked"],
  ];

  async function answer(request: IncomingMessage): Promise<unknown> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? "", "http://a");
    if (!path.endsWith("/access_token")) {
      asked.push({ path, query, authorization: request.headers.authorization });
      return api.get(path);
    }
    const body = new URLSearchParams(await text(request));
    exchanged.push(body);
    // GitHub says so with 200.
    if (body.get("code") !== "right") return { error: "bad_verification_code" };
    return { access_token: "token-of-the-service", token_type: "bearer" };
  }

  const server = createServer(async (request, response) => {
    const body = await answer(request);
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader("content-type", "application/json").end(JSON.stringify(body ?? {}));
  });
  const { url, stop } = await listen(server);
  return { url, api, exchanged, asked, stop };
}
