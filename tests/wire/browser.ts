/** As much of a browser as a sign-in elsewhere takes: it keeps each origin's cookies and follows redirects. */
export type Browser = {
  /** Goes on until it comes to an origin where nothing runs, and gives that address. */
  open: (address: string) => Promise<URL>;
  /** One step. */
  visit: (address: string, init?: RequestInit) => Promise<Response>;
  /** For a client of which the page is on the server's own origin. */
  fetch: typeof fetch;
  cookies: (origin: string) => string[];
};

/** Where the pages of these tests are: nobody listens there, and the server may send people back to it. */
export const page = "http://127.0.0.1:9/volta";

const maxSteps = 20;

/** One that sends itself, as a provider uses it for `response_mode=form_post`. */
function formIn(html: string) {
  const [, action] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
  if (!action) return undefined;
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const body = new URLSearchParams(fields.map(([, name = "", value = ""]) => [name, value]));
  return { action, init: { method: "POST", body, redirect: "manual" } as const };
}

/** Posted from another site, they bring none of the cookies, which are SameSite=Lax. */
async function submitAll(response: Response, at: URL): Promise<[Response, URL]> {
  const form = response.status === 200 ? formIn(await response.clone().text()) : undefined;
  return form
    ? submitAll(await fetch(form.action, form.init), new URL(form.action))
    : [response, at];
}

export function newBrowser(): Browser {
  const jar = new Map<string, Map<string, string>>();
  const cookies = (origin: string) => [...(jar.get(origin)?.values() ?? [])];

  async function visit(address: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(address);
    const headers = new Headers(init.headers);
    if (cookies(origin).length > 0) headers.set("cookie", cookies(origin).join("; "));
    const response = await fetch(address, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const kept = jar.get(origin) ?? new Map<string, string>();
      kept.set(pair.split("=")[0] ?? "", pair);
      jar.set(origin, kept);
    }
    return response;
  }

  async function open(address: string): Promise<URL> {
    let at = new URL(address);
    for (let step = 0; step < maxSteps; step += 1) {
      if (at.origin === new URL(page).origin) return at;
      const [response, from] = await submitAll(await visit(at.href), at);
      const location = response.headers.get("location");
      if (!location) throw new Error(`Stopped at ${from.href}: ${await response.text()}`);
      at = new URL(location, from);
    }
    throw new Error(`Sent on and on, at last to ${at.href}`);
  }

  return { open, visit, cookies, fetch: (input, init) => visit(String(input), init) };
}
