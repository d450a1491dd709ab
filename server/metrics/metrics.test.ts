import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

async function textOf(metrics: ReturnType<typeof createMetrics>): Promise<string[]> {
  const { text } = await metrics.read();
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

test("what happened is counted, in seconds, under few words", async () => {
  const metrics = createMetrics();
  metrics.countRequest({ method: "GET", route: "/perfil", status: 200, ms: 20 });
  metrics.countRequest({ method: "GET", route: "/perfil", status: 200, ms: 700 });
  metrics.countQuery({ ms: 3 });
  metrics.countQuery({ ms: 1500, failure: "timeout" });
  metrics.countEmail({ event: "given up" });
  metrics.countAnswer({ agentType: "roi", provider: "gemini", outcome: "quota", ms: 90 });
  expect(await textOf(metrics)).toEqual(
    expect.arrayContaining([
      'imersao_requests_total{method="GET",route="/perfil",status="200"} 2',
      'imersao_request_seconds_bucket{le="0.025",route="/perfil"} 1',
      'imersao_request_seconds_bucket{le="1",route="/perfil"} 2',
      "imersao_store_query_seconds_count 2",
      'imersao_store_failures_total{reason="timeout"} 1',
      'imersao_emails_total{event="given up"} 1',
      'imersao_assistant_answers_total{assistant="roi",engine="gemini",outcome="quota"} 1',
    ]),
  );
});

test("the process tells of its event loop and its memory", async () => {
  const text = (await textOf(createMetrics())).join("\n");
  for (const name of [
    "nodejs_eventloop_lag_p99_seconds",
    "process_resident_memory_bytes",
    "nodejs_heap_size_used_bytes",
    "process_cpu_seconds_total",
  ])
    expect(text).toMatch(new RegExp(`^${name} [0-9.e+-]+$`, "m"));
});

test("a figure is read when somebody asks, and one that cannot be read spoils no other", async () => {
  const metrics = createMetrics();
  let waiting = 3;
  metrics.watch("emails_waiting", "Emails", () => waiting);
  metrics.watch("budget", "Budget", async () => ({ requests: 10, tokens: 20 }));
  metrics.watch("away", "Away", () => Promise.reject(new Error("away")));
  waiting = 5;
  const lines = await textOf(metrics);
  expect(lines).toContain("imersao_emails_waiting 5");
  expect(lines).toContain('imersao_budget{of="tokens"} 20');
  expect(lines).toContain("imersao_away Nan");
});

test("made-up methods are one, so that nobody makes series without end", async () => {
  const metrics = createMetrics();
  for (let count = 0; count < 300; count += 1)
    metrics.countRequest({ method: `M${count}`, route: "/*", status: 404, ms: 1 });
  const counted = (await textOf(metrics)).filter((line) => line.startsWith("imersao_requests_"));
  expect(counted).toEqual(['imersao_requests_total{method="other",route="/*",status="404"} 300']);
});

test("nothing but /metrics is answered", async () => {
  const server = await serveMetrics(createMetrics(), { host: "127.0.0.1", port: 0 });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const found = await fetch(`${origin}/metrics`);
  expect(found.status).toBe(200);
  expect(found.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const [path, method] of [
    ["/", "GET"],
    ["/metrics/x", "GET"],
    ["/metrics", "POST"],
  ] as const)
    expect((await fetch(origin + path, { method })).status).toBe(404);
  server.close();
});
