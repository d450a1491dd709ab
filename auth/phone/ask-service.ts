import { SmsFault } from "./sms-provider.ts";

/** Milliseconds for all that one message, or one code, asks of a service. */
const deadlineMs = 5000;

type Answer = { status: number; body: Record<string, unknown> };

type Question = {
  headers: Record<string, string>;
  body: string;
  /** A status that is an answer although it mostly says that the service has no time. */
  judged?: number | undefined;
};

/** Codes and secrets go to this address and nowhere else. Rejects with a fault where no answer comes, or none for now. */
export async function askService(
  url: string,
  { headers, body, judged }: Question,
): Promise<Answer> {
  const signal = AbortSignal.timeout(deadlineMs);
  const request = { method: "POST", headers, body, redirect: "error", signal } as const;
  try {
    const response = await fetch(url, request);
    const { status } = response;
    if (status !== judged && (status === 429 || status >= 500)) {
      await response.body?.cancel();
      throw new SmsFault(`HTTP ${status}`, { isAway: true });
    }
    return { status, body: parse(await response.text()) };
  } catch (cause) {
    if (cause instanceof SmsFault) throw cause;
    const name = cause instanceof Error ? cause.name : typeof cause;
    throw new SmsFault(name, { isAway: true, cause });
  }
}

/** What is no JSON says nothing. */
function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
