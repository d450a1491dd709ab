import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createClock, silentLog } from "../fixture.ts";
import { createIdempotentRunner } from "./run-idempotently.ts";

const keepMs = 10;

type Step =
  | { what: "call"; key: number; body: number }
  | { what: "end"; key: number; how: "keep" | "drop" | "fail" }
  | { what: "wait"; ms: number };

const key = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant("call" as const), key, body: fc.nat({ max: 1 }) }),
  fc.record({
    what: fc.constant("end" as const),
    key,
    how: fc.constantFrom("keep", "keep", "drop", "fail"),
  }),
  fc.record({ what: fc.constant("wait" as const), ms: fc.nat({ max: 6 }) }),
);

/** What everybody who asked is told, and how often work was begun. */
type Story = { told: Record<number, string>; begun: number };

/** One key: who works for whom, or what is kept. */
type Slot =
  | { state: "running"; body: number; waiting: number[]; run: number }
  | { state: "kept"; body: number; text: string; until: number };

/** The model: a table of keys. */
function expectedStory(steps: readonly Step[]): Story {
  const slots = new Map<number, Slot>();
  const story: Story = { told: {}, begun: 0 };
  let now = 0;
  const acts = {
    wait({ ms }: Extract<Step, { what: "wait" }>) {
      now += ms;
    },
    call({ key, body }: Extract<Step, { what: "call" }>, caller: number) {
      let slot = slots.get(key);
      if (slot?.state === "kept" && slot.until <= now) slot = undefined;
      if (slot && slot.body !== body) story.told[caller] = "conflict";
      else if (slot?.state === "kept") story.told[caller] = slot.text;
      else if (slot) slot.waiting.push(caller);
      else {
        slots.set(key, { state: "running", body, waiting: [caller], run: story.begun });
        story.begun += 1;
      }
    },
    end({ key, how }: Extract<Step, { what: "end" }>) {
      const slot = slots.get(key);
      if (slot?.state !== "running") return;
      const text = how === "fail" ? "failed" : `text ${slot.run}`;
      for (const caller of slot.waiting) story.told[caller] = text;
      if (how === "keep")
        slots.set(key, { state: "kept", body: slot.body, text, until: now + keepMs });
      else slots.delete(key);
    },
  };
  steps.forEach((step, caller) => {
    acts[step.what](step as never, caller);
  });
  return story;
}

async function realStory(steps: readonly Step[]): Promise<Story> {
  const clock = createClock();
  const limits = { keepMs, maxAnswers: 10, maxBytes: 1000, bytesOf: () => 1, now: clock.now };
  const runIdempotently = createIdempotentRunner<string>({ ...limits, log: silentLog });
  const story: Story = { told: {}, begun: 0 };
  const running = new Map<number, (how: "keep" | "drop" | "fail") => void>();

  function work(key: number) {
    const run = story.begun;
    story.begun += 1;
    return new Promise<{ answer: string; keep: boolean }>((resolve, reject) => {
      running.set(key, (how) => {
        if (how === "fail") reject(new Error("failed"));
        else resolve({ answer: `text ${run}`, keep: how === "keep" });
      });
    });
  }

  async function ask(key: number, body: number, caller: number): Promise<void> {
    const call = { key: String(key), fingerprint: String(body) };
    const result = await runIdempotently(call, () => work(key)).catch(() => ({
      kind: "failed" as const,
    }));
    story.told[caller] = result.kind === "answer" ? result.answer : result.kind;
  }

  for (const [caller, step] of steps.entries()) {
    if (step.what === "call") void ask(step.key, step.body, caller);
    if (step.what === "wait") clock.advance(step.ms);
    if (step.what === "end") running.get(step.key)?.(step.how);
    await setImmediate();
  }
  return story;
}

test("whatever is asked in whatever order, everybody is told what a table of keys would say", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: "max" }), async (steps) => {
      expect(await realStory(steps)).toEqual(expectedStory(steps));
    }),
    { numRuns: 200 },
  );
});
