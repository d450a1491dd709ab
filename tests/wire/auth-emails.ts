import { outboxToken, type RunningServer } from "./running-server.ts";

/** For the tests of the accounts: what was sent to somebody, as a person of this machine reads it. */
export type ReadEmail = { to: string; subject: string; text: string };

type Server = Pick<RunningServer, "url">;

/** Newest first. */
export async function emailsTo({ url }: Server, email: string): Promise<ReadEmail[]> {
  const response = await fetch(`${url}/dev/outbox?token=${outboxToken}`);
  const messages: ReadEmail[] = await response.json();
  return messages.filter(({ to }) => to === email);
}

/** The newest one. */
export async function lastEmailTo(server: Server, email: string) {
  const [message] = await emailsTo(server, email);
  if (!message) throw new Error(`No email to ${email}`);
  const [code = ""] = /\b\d{6,10}\b/.exec(message.text) ?? [];
  const [link = ""] = /https?:\/\/\S+/.exec(message.text) ?? [];
  const query = URL.canParse(link) ? new URL(link).searchParams : new URLSearchParams();
  const [token, type] = [query.get("token") ?? "", query.get("type") ?? ""];
  return { ...message, code, link, token, type, redirectTo: query.get("redirect_to") ?? "" };
}

/** What a browser comes to that opens the link, which may name another port than the test's. */
export async function openLink({ url }: Server, link: string, method = "GET") {
  const { pathname, search } = new URL(link);
  const response = await fetch(`${url}${pathname}${search}`, { method, redirect: "manual" });
  const location = response.headers.get("location") ?? "";
  const address = URL.canParse(location) ? new URL(location) : undefined;
  return {
    status: response.status,
    headers: response.headers,
    body: await response.text(),
    location,
    /** `&sb=` and the like, of the fragment. */
    fragment: new URLSearchParams(address?.hash.slice(1) ?? ""),
    query: address?.searchParams ?? new URLSearchParams(),
  };
}
