import { rename, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newStoreLocation, stores } from "../../database/fixture.ts";
import { startTcpProxy } from "../stores/tcp-proxy.ts";
import { call, newUser } from "./auth-client.ts";
import { launchServer } from "./running-server.ts";
import { startIn } from "./stored-server.ts";

const another = "another-secret-of-the-tests-long-enough";

function refresh(server: { url: string }, refresh_token: string) {
  return call(server, "/token?grant_type=refresh_token", { body: { refresh_token } });
}

describe.each(stores)("the secret that a store on %s was written with", (kind) => {
  test("is the only one that a start takes, and a missing one is not made anew", async () => {
    const location = await newStoreLocation(kind);
    const file = join(location.options.dataDirectory, "auth.env");
    const first = await startIn(location);
    const { session } = await newUser(first);
    await first.kill();

    const withAnother = startIn(location, { AUTH_SECRET: another });
    await expect(withAnother).rejects.toThrow(
      /another AUTH_SECRET than that of the environment: bring back the one that belongs to it/,
    );
    await rename(file, `${file}.away`);
    await expect(startIn(location)).rejects.toThrow(
      /AUTH_SECRET that is missing: set it, or bring/,
    );
    await writeFile(file, `AUTH_SECRET=${another}\n`);
    await expect(startIn(location)).rejects.toThrow(/another AUTH_SECRET than that of .*auth\.env/);

    await rename(`${file}.away`, file);
    const last = await startIn(location);
    expect((await refresh(last, session.refresh_token)).status).toBe(200);
    await last.kill();
    await location.erase();
  }, 120_000);
});

test("a Postgres that comes later ends a server with another secret", async () => {
  const location = await newStoreLocation("postgres");
  await (await startIn(location)).kill();
  const { url = "", dataDirectory } = location.options;
  const network = await startTcpProxy({ port: Number(new URL(url).port) });
  await network.become("reset");
  const DATABASE_URL = network.through(url);
  const server = await launchServer({
    DATABASE_URL,
    DATA_DIR: dataDirectory,
    AUTH_SECRET: another,
  });
  await server.url;
  expect(server.hasEnded()).toBe(false);
  await network.become("pass");
  await expect.poll(server.hasEnded, { timeout: 20_000 }).toBe(true);
  expect(server.output()).toContain("another AUTH_SECRET than that of the environment");
  await server.kill();
  await network.close();
  await location.erase();
}, 120_000);

test("an empty file beside keys is no new store, and is left as it is", async () => {
  const location = await newStoreLocation("sqlite");
  const file = join(location.options.dataDirectory, "store.db");
  const first = await startIn(location);
  await newUser(first);
  await first.kill();
  for (const name of [`${file}-wal`, `${file}-shm`]) await rm(name, { force: true });
  await truncate(file);
  await expect(startIn(location)).rejects.toThrow(
    /store\.db is empty \(0 bytes\).*restore FILE", or delete the file to start with an empty/,
  );
  await rm(file);
  await rm(join(location.options.dataDirectory, "auth.env"));
  await (await startIn(location)).kill();
  await location.erase();
}, 120_000);
