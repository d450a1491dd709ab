import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { type Config, httpAddress } from "../config/config.ts";

/** What the person who started the server reads. */
export function startNotes({ address, port }: AddressInfo): string[] {
  const isOpen = address === "0.0.0.0" || address === "::";
  const here = httpAddress(isOpen ? "127.0.0.1" : address, port);
  return [`Imersão Empreendedora is running at ${here}`, ...(isOpen ? networkNote(port) : [])];
}

function networkNote(port: number): string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outside = found.filter(({ family, internal }) => family === "IPv4" && !internal);
  if (outside.length === 0) return [];
  const links = outside.map(({ address }) => httpAddress(address, port));
  return [`From a phone in the same network: ${links.join(" or ")}`];
}

/** What strangers or a fault could use, and how it is closed. */
export function openNotes({ auth }: Pick<Config, "auth">, isRoot: boolean): string[] {
  const { signUp, autoconfirm } = auth.settings;
  const { email, phone, anonymous } = signUp;
  const isOpen = signUp.enabled && (email || phone || anonymous);
  return [
    ...(isOpen ? ["Open: anybody may sign up (AUTH_DISABLE_SIGNUP=on closes it)"] : []),
    ...(isOpen && email && autoconfirm.email
      ? ["Open: an address counts without proof (AUTH_MAILER_AUTOCONFIRM=off asks for it by email)"]
      : []),
    ...(isOpen && phone && autoconfirm.phone
      ? ["Open: a number counts without proof (AUTH_SMS_AUTOCONFIRM=off asks for a code)"]
      : []),
    ...(isRoot
      ? ["Open: it runs as root, and may do anything here (give it a user of its own)"]
      : []),
  ];
}
