import assert from "node:assert/strict";
import { outboxToken } from "../wire/running-server.ts";

type Server = { url: string };

/** The newest email to an address, as a person of this machine reads it. */
export async function lastEmailTo({ url }: Server, address: string) {
  const response = await fetch(`${url}/dev/outbox?token=${outboxToken}`);
  const messages: { to: string; text: string }[] = await response.json();
  const message = messages.find(({ to }) => to === address);
  assert.ok(message, `There is no email to ${address}.`);
  const [code = ""] = /\b\d{6,10}\b/.exec(message.text) ?? [];
  const [link = ""] = /https?:\/\/\S+/.exec(message.text) ?? [];
  const redirectTo = URL.parse(link)?.searchParams.get("redirect_to") ?? "";
  return { code, link, redirectTo };
}

/** Where a browser is sent that opens the link; it may name another port than the server's. */
export async function openLink({ url }: Server, link: string): Promise<string> {
  const { pathname, search } = new URL(link);
  const { headers } = await fetch(`${url}${pathname}${search}`, { redirect: "manual" });
  return headers.get("location") ?? "";
}
