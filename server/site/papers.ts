import { paperAddressToken } from "../../content/operator.ts";
import type { Source } from "./resource.ts";

export const isPaper = ({ path }: Source) => path.endsWith(".pdf");

const link = new RegExp(`\\(${paperAddressToken}([^()\\s]*)\\)`, "g");

/**
 * A PDF whose links lead to this site. It has as many bytes as before, since it says itself where each of its parts
 * begins; between two words of a PDF any number of spaces may stand.
 */
export function withAddress(source: Source, publicUrl: string): Source {
  if (!isPaper(source)) return source;
  if (publicUrl.length > paperAddressToken.length)
    throw new Error(`PUBLIC_URL is longer than ${paperAddressToken.length} characters.`);
  const file = source.content.toString("latin1");
  const filled = file.replace(link, (all, path) => `(${publicUrl}${path})`.padEnd(all.length));
  // A browser that saves a link by its `download` attribute does not ask the worker, which has the file without a network.
  const headers = { ...source.headers, "Content-Disposition": "attachment" };
  return { ...source, content: Buffer.from(filled, "latin1"), headers };
}
