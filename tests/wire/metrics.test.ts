import { describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { call, newEmail } from "./auth-client.ts";
import { publishableKey } from "./running-server.ts";
import { startOn } from "./stored-server.ts";

describe.each(stores)("the figures of a server on %s", (kind) => {
  test("tell of requests, the store, the budget, emails and engines, on their own address alone", async () => {
    const server = await startOn(kind, {
      METRICS_PORT: "0",
      RATE_LIMIT: "on",
      AUTH_MAILER_AUTOCONFIRM: "off",
    });
    const [, figures = ""] = /^Metrics: (\S+)$/m.exec(server.output()) ?? [];
    const read = async () => (await fetch(figures)).text();
    await call(server, "/signup", { body: { email: newEmail(), password: "pão quente às 6h" } });
    for (let count = 0; count < 40; count += 1)
      await (await fetch(`${server.url}/nada-${count}`)).arrayBuffer();
    const draft = await fetch(`${server.url}/functions/v1/gemini-chat`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ prompt: "Bolo ótimo, atendimento melhor.", agentType: "reviews" }),
    });
    expect(await draft.json()).toMatchObject({ success: true });
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);

    await expect
      .poll(read, { timeout: 10_000 })
      .toMatch(/^imersao_emails_total\{event="sent"\} 1$/m);
    const text = await read();
    for (const line of [
      /^imersao_requests_total\{method="POST",route="\/auth\/v1\/signup",status="200"\} 1$/m,
      /^imersao_requests_total\{method="GET",route="\/\*",status="404"\} 41$/m,
      /^imersao_assistant_answers_total\{assistant="reviews",engine="local",outcome="answered"\} 1$/m,
      /^imersao_store_query_seconds_count [1-9]\d*$/m,
      /^imersao_store_reachable 1$/m,
      /^imersao_ai_budget_remaining\{of="requests"\} 1000$/m,
      /^imersao_ai_budget_limit\{of="tokens"\} 2000000$/m,
      /^imersao_emails_waiting 0$/m,
      /^imersao_model_failing 0$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
    ])
      expect(text).toMatch(line);
    expect(text).not.toMatch(/nada|padaria|127\.0\.0\.1/);
    await server.kill();
  }, 120_000);
});
