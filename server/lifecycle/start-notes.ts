import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { lessons } from "../../content/course/lessons.ts";
import { httpAddress } from "../config/config.ts";

/** What the person who started the server reads. */
export function startNotes({ address, port }: AddressInfo): string[] {
  const isOpen = address === "0.0.0.0" || address === "::";
  const here = httpAddress(isOpen ? "127.0.0.1" : address, port);
  return [
    `Imersão Empreendedora is running at ${here}`,
    ...(isOpen ? networkNote(port) : []),
    ...videoNote(),
  ];
}

function networkNote(port: number): string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outside = found.filter(({ family, internal }) => family === "IPv4" && !internal);
  if (outside.length === 0) return [];
  const links = outside.map(({ address }) => httpAddress(address, port));
  return [`From a phone in the same network: ${links.join(" or ")}`];
}

/** The operator sets the real videos in content; until then the links are searches. */
function videoNote(): string[] {
  const unset = lessons.filter((lesson) => lesson.video.placeholder).map((lesson) => lesson.day);
  if (unset.length === 0) return [];
  return [
    `Lessons without a video of their own yet: ${unset.join(", ")} (set them in content/course)`,
  ];
}
