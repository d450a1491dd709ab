import { AuthError } from "../auth-error.ts";

/** Milliseconds. */
const deadlineMs = 5000;
/** Those of large services have a few hundred thousand. */
const maxBytes = 1_000_000;

/** For who has the secret key alone. Sent on, it would go where nobody said, and without TLS. */
export async function fetchMetadata(written: string): Promise<string> {
  const url = URL.parse(written);
  if (!url) throw new AuthError("validation_failed", "metadata_url is not a valid URL");
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "")
    throw new AuthError("validation_failed", "metadata_url is not a HTTPS URL");
  try {
    const response = await fetch(url, {
      redirect: "error",
      signal: AbortSignal.timeout(deadlineMs),
      headers: { accept: "application/samlmetadata+xml, application/xml, text/xml" },
    });
    if (!response.ok) throw unfetched(`HTTP ${response.status}`);
    return new TextDecoder("utf-8", { fatal: true }).decode(await readBounded(response));
  } catch (cause) {
    if (cause instanceof AuthError) throw cause;
    throw unfetched(reasonOf(cause), cause);
  }
}

async function readBounded({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw unfetched(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "TimeoutError") return `no answer within ${deadlineMs / 1000} seconds`;
  if (error.name === "TypeError" && "code" in error) return "it is not UTF-8";
  // Node's fetch says why in the cause, by a word of the system's or of TLS.
  const { cause } = error;
  if (cause instanceof Error) return "code" in cause ? String(cause.code) : cause.message;
  return error.message;
}

function unfetched(reason: string, cause?: unknown): AuthError {
  const message = `Fetching SAML Metadata failed: ${reason}`;
  return new AuthError("saml_metadata_fetch_failed", message, { cause });
}
