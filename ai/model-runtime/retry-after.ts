/** Milliseconds after which a service wants to be asked again, from its headers; nothing where they say nothing. */
export function retryAfter(headers: Headers | undefined): { ms?: number } {
  const ms = Number(headers?.get("retry-after-ms") || Number.NaN);
  if (ms >= 0) return { ms };
  const said = headers?.get("retry-after") ?? "";
  if (/^\d+(?:\.\d+)?$/.test(said)) return { ms: Number(said) * 1000 };
  // An HTTP date; what else may be one to Date.parse is none to a server.
  const at = /^[A-Z][a-z]{2}, /.test(said) ? Date.parse(said) : Number.NaN;
  return Number.isNaN(at) ? {} : { ms: Math.max(0, at - Date.now()) };
}
