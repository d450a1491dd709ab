import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newStoreLocation, stores } from "../../database/fixture.ts";
import {
  bearer,
  call,
  claimsOf,
  newEmail,
  newUser,
  operatorOf,
  password,
  visitorOf,
} from "./auth-client.ts";
import type { RunningServer } from "./running-server.ts";
import { type StoredServer, startIn, startOn } from "./stored-server.ts";

function refreshWith(server: Pick<RunningServer, "url">, token: string) {
  return call(server, "/token?grant_type=refresh_token", { body: { refresh_token: token } });
}

/** A store that is busy for a moment says so, and clients come again. */
async function untilAnswered(ask: () => ReturnType<typeof refreshWith>) {
  let answer = await ask();
  for (let tries = 0; answer.status === 503 && tries < 20; tries += 1) {
    await sleep(200);
    answer = await ask();
  }
  return answer;
}

/** Three tokens of a session, oldest first. */
async function threeTokens(server: StoredServer) {
  const { client, session } = await newUser(server);
  const second = await client.auth.refreshSession();
  const third = await client.auth.refreshSession();
  const later = [second, third].map(({ data }) => data.session?.refresh_token ?? "");
  return { tokens: [session.refresh_token, ...later], third };
}

describe.each(stores)("a session on %s", (kind) => {
  let server: StoredServer;
  beforeAll(async () => {
    server = await startOn(kind, { AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: "1" });
  });
  afterAll(() => server.kill());

  test("begins with the right password only, and nobody learns what was wrong", async () => {
    const { email, user } = await newUser(server);
    const client = visitorOf(server);
    const right = await client.auth.signInWithPassword({
      email: ` ${email.toUpperCase()}`,
      password,
    });
    expect(right.data.user?.id).toBe(user.id);
    const attempts = [
      { email, password: "errada" },
      { email: newEmail(), password },
      { email, password: "x".repeat(5000) },
      { email: "nenhum endereço", password },
    ];
    const answers = await Promise.all(
      attempts.map((body) => call(server, "/token?grant_type=password", { body })),
    );
    for (const { status, json } of answers) {
      expect(status).toBe(400);
      expect(json).toEqual({
        code: 400,
        error_code: "invalid_credentials",
        msg: "Invalid login credentials",
      });
    }
    const missing = await call(server, "/token?grant_type=password", { body: { password } });
    expect(missing.json).toMatchObject({ code: 400, msg: "missing email or phone" });
    const unknown = await call(server, "/token?grant_type=toString", { body: {} });
    expect(unknown.json).toMatchObject({ code: 400, msg: "unsupported_grant_type" });
  });

  test("tells of its user, and is dead at once when it is signed out", async () => {
    const { client, session, user } = await newUser(server);
    const seen = await client.auth.getUser();
    expect(seen.data.user).toEqual({ ...user, updated_at: expect.any(String) });
    const { error } = await client.auth.signOut();
    expect(error).toBeNull();
    const after = await call(server, "/user", {
      method: "GET",
      headers: { ...bearer(session.access_token), "x-supabase-api-version": "2024-01-01" },
    });
    expect(after.status).toBe(403);
    expect(after.json.code).toBe("session_not_found");
    const refreshed = await refreshWith(server, session.refresh_token);
    expect(refreshed.json).toMatchObject({ code: 400, error_code: "refresh_token_not_found" });
  });

  test.each([
    ["local", [false, true, true]],
    ["others", [true, false, false]],
    ["global", [false, false, false]],
  ] as const)("signing out with scope %s ends the right ones of three", async (scope, alive) => {
    const { client, email, session } = await newUser(server);
    const others = await Promise.all(
      [1, 2].map(async () => {
        const other = visitorOf(server);
        const { data } = await other.auth.signInWithPassword({ email, password });
        return data.session?.access_token ?? "";
      }),
    );
    expect((await client.auth.signOut({ scope })).error).toBeNull();
    const answers = await Promise.all(
      [session.access_token, ...others].map((token) =>
        call(server, "/user", { method: "GET", headers: bearer(token) }),
      ),
    );
    expect(answers.map(({ status }) => status === 200)).toEqual(alive);
  });

  test("refuses a scope that it does not know, and answers 204 without a body", async () => {
    const { session } = await newUser(server);
    const headers = bearer(session.access_token);
    const unknown = await call(server, "/logout?scope=all", { headers });
    expect(unknown.json).toMatchObject({ code: 400, error_code: "validation_failed" });
    const done = await call(server, "/logout", { headers });
    expect([done.status, done.text]).toEqual([204, ""]);
  });

  test("goes on with a new pair of tokens", async () => {
    const { client, session } = await newUser(server);
    const { data } = await client.auth.refreshSession();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    const [before, after] = [session, data.session].map((one) => claimsOf(one?.access_token ?? ""));
    expect(after.session_id).toBe(before.session_id);
    expect(after.amr).toEqual(before.amr);
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test.concurrent("goes on for who lost the answer, and the answer that was lost is good for nothing", async () => {
    const { session } = await newUser(server);
    const lost = await refreshWith(server, session.refresh_token);
    await sleep(1200);
    const again = await refreshWith(server, session.refresh_token);
    expect(again.status).toBe(200);
    const next = await refreshWith(server, again.json.refresh_token);
    expect(next.status).toBe(200);
    for (const token of [lost, next].map(({ json }) => json.refresh_token)) {
      const { json } = await refreshWith(server, token);
      expect(json).toMatchObject({ code: 400, error_code: "refresh_token_already_used" });
    }
  });

  test.concurrent("ends for everybody when a token comes back after its time", async () => {
    const { tokens, third } = await threeTokens(server);
    const [first = "", second = "", active = ""] = tokens;
    const tolerated = await refreshWith(server, first);
    expect(tolerated.json.refresh_token).toBe(active);
    await sleep(1200);
    const replayed = await refreshWith(server, first);
    expect(replayed.json).toEqual({
      code: 400,
      error_code: "refresh_token_already_used",
      msg: "Invalid Refresh Token: Already Used",
    });
    for (const token of [second, active]) {
      const answer = await refreshWith(server, token);
      expect(answer.json.error_code).toBe("refresh_token_already_used");
    }
    const headers = bearer(third.data.session?.access_token ?? "");
    const dead = await call(server, "/user", { method: "GET", headers });
    expect(dead.json).toMatchObject({ code: 403, error_code: "session_not_found" });
  });

  test("stays one line of tokens under a hundred refreshes at once, over two servers", async () => {
    // With time enough for all of them, however busy the machine is.
    const settings = { AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: "600" };
    const patient = await startOn(kind, settings);
    const { session } = await newUser(patient);
    const twin = kind === "postgres" ? await startIn(patient.location, settings) : undefined;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        untilAnswered(() =>
          refreshWith(index % 2 === 0 || !twin ? patient : twin, session.refresh_token),
        ),
      ),
    );
    await twin?.kill();
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    const tokens = new Set(answers.map(({ json }) => json.refresh_token));
    expect(tokens.size).toBe(1);
    const next = await refreshWith(patient, [...tokens][0]);
    expect(next.status).toBe(200);
    await patient.kill();
  });

  test.each([
    ["", 400, "validation_failed"],
    ["curto", 400, "validation_failed"],
    ["MAIUSCULAS12", 400, "validation_failed"],
    ["abcdefghij12", 400, "refresh_token_not_found"],
    ["A".repeat(70), 400, "validation_failed"],
    ["ç".repeat(80), 400, "validation_failed"],
  ])("refuses %j as a token to refresh with", async (token, status, code) => {
    const answer = await refreshWith(server, token);
    expect(answer.status).toBe(status);
    expect(answer.json.error_code).toBe(code);
  });

  test("notices a token in which a single character was changed", async () => {
    const { session } = await newUser(server);
    const token = session.refresh_token;
    for (const position of [0, 5, 20, 30, 45, token.length - 1]) {
      const other = token[position] === "A" ? "B" : "A";
      const forged = token.slice(0, position) + other + token.slice(position + 1);
      expect((await refreshWith(server, forged)).status).toBe(400);
    }
    expect((await refreshWith(server, token)).status).toBe(200);
  });

  test("of somebody who is banned neither goes on nor begins", async () => {
    const { email, session, user } = await newUser(server);
    const operator = operatorOf(server);
    await operator.auth.admin.updateUserById(user.id, { ban_duration: "24h" });
    const get = () =>
      call(server, "/user", { method: "GET", headers: bearer(session.access_token) });
    expect((await get()).json).toMatchObject({ code: 403, error_code: "user_banned" });
    const refreshed = await refreshWith(server, session.refresh_token);
    expect(refreshed.json).toMatchObject({ code: 400, error_code: "user_banned" });
    const wrong = await visitorOf(server).auth.signInWithPassword({ email, password: "errada" });
    expect(wrong.error?.code).toBe("invalid_credentials");
    const right = await visitorOf(server).auth.signInWithPassword({ email, password });
    expect(right.error).toMatchObject({ status: 400, code: "user_banned" });
    await operator.auth.admin.updateUserById(user.id, { ban_duration: "none" });
    expect((await get()).status).toBe(200);
  });
});

describe.concurrent("where the operator says so, a session ends", () => {
  /** What a refresh is answered with, some time after somebody has signed up. */
  async function refusalOf(settings: Record<string, string>, afterMs: number): Promise<string> {
    const server = await startOn("sqlite", settings);
    const { session } = await newUser(server);
    await sleep(afterMs);
    const { json } = await refreshWith(server, session.refresh_token);
    await server.kill();
    expect(json).toMatchObject({ error_code: "session_expired" });
    return json.msg;
  }

  test("by its age", async () => {
    const message = await refusalOf({ AUTH_SESSIONS_TIMEBOX: "300ms" }, 350);
    expect(message).toBe("Invalid Refresh Token: Session Expired");
  });

  test("by rest", async () => {
    const message = await refusalOf({ AUTH_SESSIONS_INACTIVITY_TIMEOUT: "300ms" }, 350);
    expect(message).toBe("Invalid Refresh Token: Session Expired (Inactivity)");
  });

  test("by a newer one", async () => {
    const server = await startOn("sqlite", { AUTH_SESSIONS_SINGLE_PER_USER: "on" });
    const { email, session } = await newUser(server);
    await visitorOf(server).auth.signInWithPassword({ email, password });
    const { json } = await refreshWith(server, session.refresh_token);
    expect(json.msg).toBe("Invalid Refresh Token: Session Expired (Revoked by Newer Login)");
    await server.kill();
  });
});

test("after a restart sessions are there, and a password that would not be taken today opens and says so", async () => {
  const location = await newStoreLocation("sqlite");
  const before = await startIn(location);
  const { session, email } = await newUser(before);
  await before.stop();
  const settings = { PUBLIC_URL: before.url, AUTH_PASSWORD_MIN_LENGTH: "30" };
  const after = await startIn(location, settings);
  const refreshed = await refreshWith(after, session.refresh_token);
  expect(refreshed.json.user.email).toBe(email);
  const { data, error } = await visitorOf(after).auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  expect(data.session?.access_token).toBeDefined();
  expect(data.weakPassword).toEqual({
    message: "Password should be at least 30 characters.",
    reasons: ["length"],
  });
  await after.kill();
  await location.erase();
});
