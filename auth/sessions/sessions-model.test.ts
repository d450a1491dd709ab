import fc from "fast-check";
import { expect, test } from "vitest";
import { AuthError } from "../auth-error.ts";
import { client, fixtureAuth, fixtureSettings } from "../fixture.ts";

/** A token as the rules of the protocol see it. */
type ModelToken = { text: string; replacedAt: number | undefined };
type ModelSession = { tokens: ModelToken[]; revoked: boolean; access: string };

type World = {
  sessions: ModelSession[];
  /** Tokens of sessions that are gone. */
  lost: string[];
  password: string;
  banned: boolean;
  deleted: boolean;
};

const step = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ kind: "sign in" } as const) },
  {
    weight: 30,
    arbitrary: fc.record({
      kind: fc.constant("refresh" as const),
      session: fc.nat(5),
      back: fc.nat(3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("sign out" as const),
      session: fc.nat(5),
      scope: fc.constantFrom("local", "others", "global"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("new password" as const), session: fc.nat(5) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("ban" as const), on: fc.boolean() }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.nat(15_000) }) },
  { weight: 1, arbitrary: fc.constant({ kind: "delete" } as const) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function outcomeOf<T>(work: Promise<T>): Promise<{ value?: T; code?: string }> {
  try {
    return { value: await work };
  } catch (error) {
    if (error instanceof AuthError) return { code: error.code };
    throw error;
  }
}

/** The protocol's rules for a token, told without a counter. */
function expectedOf(world: World, session: ModelSession, token: ModelToken, now: number) {
  if (world.deleted) return "refresh_token_not_found";
  if (world.banned) return "user_banned";
  const index = session.tokens.indexOf(token);
  const last = session.tokens.length - 1;
  if (session.revoked) return "refresh_token_already_used";
  if (index >= last - 1) return index === last ? "next" : "same";
  const until = (token.replacedAt ?? 0) + fixtureSettings.sessions.reuseIntervalMs;
  return now <= until ? "same" : "refresh_token_already_used";
}

let made = 0;

async function newWorld() {
  const { auth, clock } = await fixtureAuth();
  made += 1;
  const email = `modelo.${made}@loja.example`;
  const world: World = {
    sessions: [],
    lost: [],
    password: "senha 0",
    banned: false,
    deleted: false,
  };
  const account = await auth.admin.createUser(
    { actor: null },
    { email, password: world.password, emailConfirm: true },
  );
  const { id } = account.user;
  const admin = { actor: null };

  async function signIn(): Promise<void> {
    const { password } = world;
    const { value, code } = await outcomeOf(auth.signInWithPassword({ email, password, client }));
    if (world.deleted) return expect(code).toBe("invalid_credentials");
    if (world.banned) return expect(code).toBe("user_banned");
    const text = value?.refreshToken ?? "";
    const access = value?.accessToken ?? "";
    world.sessions.push({ tokens: [{ text, replacedAt: undefined }], revoked: false, access });
  }

  async function refresh(session: ModelSession, back: number): Promise<void> {
    const token = session.tokens.at(-1 - Math.min(back, session.tokens.length - 1));
    if (!token) throw new Error("A session has a token.");
    const expected = expectedOf(world, session, token, clock.now);
    const { value, code } = await outcomeOf(auth.refresh({ refreshToken: token.text, client }));
    if (expected !== "next" && expected !== "same") {
      expect(code).toBe(expected);
      if (code === "refresh_token_already_used") session.revoked = true;
      return;
    }
    session.access = value?.accessToken ?? "";
    const active = session.tokens.at(-1);
    if (expected === "same") return expect(value?.refreshToken).toBe(active?.text);
    token.replacedAt = clock.now;
    session.tokens.push({ text: value?.refreshToken ?? "", replacedAt: undefined });
  }

  /** What an access token is worth now; undefined where it opens. */
  function closedBy(session: ModelSession): string | undefined {
    if (world.deleted) return "user_not_found";
    if (session.revoked) return "session_not_found";
    return world.banned ? "user_banned" : undefined;
  }

  function endAll(gone: (session: ModelSession) => boolean): void {
    const ended = world.sessions.filter(gone);
    world.lost.push(...ended.flatMap(({ tokens }) => tokens.map(({ text }) => text)));
    world.sessions = world.sessions.filter((session) => !ended.includes(session));
  }

  async function signOut(session: ModelSession, scope: string): Promise<void> {
    const { code } = await outcomeOf(auth.signOut({ token: session.access, scope }));
    expect(code).toBe(closedBy(session));
    if (code !== undefined) return;
    if (scope === "global") endAll(() => true);
    if (scope === "local") endAll((other) => other === session);
    if (scope === "others") endAll((other) => other !== session);
  }

  async function newPassword(session: ModelSession): Promise<void> {
    const password = `senha ${Math.random()}`;
    const { code } = await outcomeOf(auth.updateOwnUser(session.access, { password }));
    expect(code).toBe(closedBy(session));
    if (code !== undefined) return;
    world.password = password;
    endAll((other) => other !== session);
  }

  async function ban(on: boolean): Promise<void> {
    if (world.deleted) return;
    const fields = { banDuration: on ? "1000h" : "none" };
    await auth.admin.updateUser(admin, { id, fields });
    world.banned = on;
  }

  async function remove(): Promise<void> {
    if (!world.deleted) await auth.admin.deleteUser(admin, { id, soft: false });
    world.deleted = true;
  }

  async function run(action: Step): Promise<void> {
    if (action.kind === "wait") clock.now += action.ms;
    if (action.kind === "sign in") await signIn();
    if (action.kind === "ban") await ban(action.on);
    if (action.kind === "delete") await remove();
    if ("session" in action) await runOn(action);
  }

  async function runOn(action: Extract<Step, { session: number }>): Promise<void> {
    const session = world.sessions[action.session % Math.max(1, world.sessions.length)];
    if (!session) return;
    if (action.kind === "refresh") await refresh(session, action.back);
    if (action.kind === "sign out") await signOut(session, action.scope);
    if (action.kind === "new password") await newPassword(session);
  }

  /** What is gone stays gone, and every access token opens exactly as long as it should. */
  async function check(): Promise<void> {
    for (const session of world.sessions)
      expect((await outcomeOf(auth.account(session.access))).code).toBe(closedBy(session));
    for (const refreshToken of world.lost.slice(-3))
      expect((await outcomeOf(auth.refresh({ refreshToken, client }))).code).toBe(
        "refresh_token_not_found",
      );
  }

  return { run, check };
}

test("sessions go as the rules say, however what happens to them is mixed", {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const { run, check } = await newWorld();
      await run({ kind: "sign in" });
      for (const action of steps) await run(action);
      await check();
    }),
    { numRuns: 150 },
  );
});
