import { extname } from "node:path";

type MediaType = { type: string; compressible: boolean };

function text(type: string): MediaType {
  return { type, compressible: true };
}

/** Formats that are compressed already. */
function packed(type: string): MediaType {
  return { type, compressible: false };
}

const byExtension: Record<string, MediaType> = {
  ".css": text("text/css; charset=utf-8"),
  ".html": text("text/html; charset=utf-8"),
  ".ico": text("image/x-icon"),
  ".js": text("text/javascript; charset=utf-8"),
  ".json": text("application/json; charset=utf-8"),
  ".mjs": text("text/javascript; charset=utf-8"),
  // Its pages are compressed already; what tells readers of screens how they are made is not.
  ".pdf": text("application/pdf"),
  ".svg": text("image/svg+xml; charset=utf-8"),
  ".txt": text("text/plain; charset=utf-8"),
  ".wasm": text("application/wasm"),
  ".webmanifest": text("application/manifest+json; charset=utf-8"),
  ".xml": text("application/xml; charset=utf-8"),
  ".avif": packed("image/avif"),
  ".jpg": packed("image/jpeg"),
  ".png": packed("image/png"),
  ".webp": packed("image/webp"),
  ".woff2": packed("font/woff2"),
};

export function mediaTypeOf(name: string): MediaType {
  return byExtension[extname(name).toLowerCase()] ?? packed("application/octet-stream");
}
