import { call } from "../wire/auth-client.ts";
import { within } from "./test-run.ts";

/** Milliseconds; where many wait for one row, some have to come again. */
const timeoutMs = 20_000;

/** As the client does it: who is told that the store cannot answer now asks again. */
export async function callWithRetry(server: { url: string }, path: string, body: object) {
  const { value } = await within(timeoutMs, `${path} is answered`, async () => {
    const answer = await call(server, path, { body });
    return answer.status !== 503 && answer;
  });
  return value;
}
