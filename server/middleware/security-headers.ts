import type { MiddlewareHandler } from "hono";
import type { ServerEnv } from "../server-env.ts";

type Headers = Record<string, string>;

/** One year; without includeSubDomains, since the operator's other hosts are not ours to decide. */
const strictTransport: Headers = { "Strict-Transport-Security": "max-age=31536000" };

/** Nothing here is used by the site, so that no script can ask a visitor for it. */
const denied = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];
/** No `web-share`: Chromium does not know it everywhere and warns in the console; it defaults to self. */
const permissions = [...denied.map((feature) => `${feature}=()`), "clipboard-write=(self)"];

/** For pages and files: only our own pages may embed or open-and-script them. */
export function siteHeaders(overTls: boolean): Headers {
  return {
    "X-Content-Type-Options": "nosniff",
    // No other site learns which page a visitor came from.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": permissions.join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(overTls ? strictTransport : {}),
  };
}

/** For the API: pages of other origins may read it (CORS decides where), nobody may render it. */
const answerHeaders: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

export function apiHeaders(overTls: boolean): MiddlewareHandler<ServerEnv> {
  const headers = Object.entries({ ...answerHeaders, ...(overTls ? strictTransport : {}) });
  return async function setApiHeaders(c, next) {
    await next();
    // What an endpoint says for itself stays.
    for (const [name, value] of headers)
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  };
}
