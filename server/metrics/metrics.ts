import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What the parts of the server tell when it happens. Every label is one of a few fixed words. */
export type Metrics = {
  countRequest(request: { method: string; route: string; status: number; ms: number }): void;
  countQuery(query: { ms: number; failure?: string | undefined }): void;
  countEmail(email: { event: string }): void;
  countAnswer(answer: { agentType: string; provider: string; outcome: string; ms: number }): void;
  /** Asked for at each reading; one that cannot be read now is no number. */
  watch(name: string, help: string, read: () => Figures | Promise<Figures>): void;
  /** In the text format of Prometheus. */
  read(): Promise<{ type: string; text: string }>;
};

/** One figure, or one for each of a few words. */
export type Figures = number | Readonly<Record<string, number>>;

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const prefix = "imersao_";
const seconds = (ms: number) => ms / 1000;
const requestBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const queryBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2];

export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [register = new Registry()] = registers;
  // Event loop, memory, processor, garbage collection, open files.
  collectDefaultMetrics({ register });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: prefix + name, help, labelNames, registers });
  const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
    new Histogram({ name: prefix + name, help, labelNames, buckets, registers });

  const requests = counter("requests_total", "Requests answered", ["method", "route", "status"]);
  const durations = histogram("request_seconds", "Time of a request", ["route"], requestBuckets);
  const queries = histogram("store_query_seconds", "Time of a query", [], queryBuckets);
  const failures = counter("store_failures_total", "Queries that failed", ["reason"]);
  const emails = counter("emails_total", "What became of emails", ["event"]);
  const engine = ["assistant", "engine", "outcome"];
  const answers = counter("assistant_answers_total", "Answers of the assistants", engine);
  const writing = histogram("assistant_seconds", "Time of an answer", ["engine"], requestBuckets);

  return {
    countRequest({ method, route, status, ms }) {
      const known = methods.has(method) ? method : "other";
      requests.inc({ method: known, route, status });
      durations.observe({ route }, seconds(ms));
    },
    countQuery({ ms, failure }) {
      queries.observe(seconds(ms));
      if (failure) failures.inc({ reason: failure });
    },
    countEmail: ({ event }) => emails.inc({ event }),
    countAnswer({ agentType, provider, outcome, ms }) {
      answers.inc({ assistant: agentType, engine: provider, outcome });
      writing.observe({ engine: provider }, seconds(ms));
    },
    watch(name, help, read) {
      new Gauge({
        name: prefix + name,
        help,
        labelNames: ["of"],
        registers,
        async collect() {
          this.reset();
          const figures = await Promise.resolve()
            .then(read)
            .catch(() => Number.NaN);
          if (typeof figures === "number") this.set(figures);
          else for (const [of, figure] of Object.entries(figures)) this.set({ of }, figure);
        },
      });
    },
    read: async () => ({ type: register.contentType, text: await register.metrics() }),
  };
}
