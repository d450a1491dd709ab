import type { Fault, Transport } from "./language-model.ts";

/** The way to a service ended before a byte of its answer was there. */
class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/** Tells what broke before an answer began from what broke inside one. */
export function tellNoAnswer(transport: Transport): Transport {
  return async (url, request) => {
    try {
      return await transport(url, request);
    } catch (cause) {
      if (request.signal.aborted) throw cause;
      throw new NoAnswer("No answer came", { cause });
    }
  };
}

/** The connection never stood, so nobody can have read the request. */
const neverConnected = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** The other side has closed it: mostly one that was kept open, and was closed just as it was used. */
const reset = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

const maxDepth = 6;

/** The error and what caused it, outermost first. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let at = error; at instanceof Error && causes.length < maxDepth; at = at.cause)
    causes.push(at);
  return causes;
}

/** A system's name of a fault, such as ECONNRESET. */
function systemCode(causes: readonly Error[]): string | undefined {
  const codes = causes.map((cause) => ("code" in cause ? cause.code : undefined));
  return codes.find((code) => typeof code === "string" && /^[A-Z_]{3,40}$/.test(code)) as
    | string
    | undefined;
}

/**
 * What is no answer of the service: the network, a page in HTML, JSON that is cut off. Only names get
 * through; a message may quote what was written.
 */
export function networkFault(error: unknown): Fault {
  const causes = causesOf(error);
  const code = systemCode(causes);
  const name = causes.find((cause) => !(cause instanceof NoAnswer))?.name ?? typeof error;
  const mayReconnect = reset.has(code ?? "") && causes.some((cause) => cause instanceof NoAnswer);
  return {
    code: "unavailable",
    detail: code ? `${name} ${code}` : name,
    reached: !(code && neverConnected.has(code)),
    remedy: { kind: mayReconnect ? "reconnect" : "none" },
  };
}
