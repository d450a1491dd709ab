import { chmod, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withTemporaryFolder } from "../fixture.ts";
import { loadApiKeys, loadOutboxToken } from "./api-keys.ts";

function load(dataDirectory: string, publishableKey?: string, secretKey?: string) {
  return loadApiKeys({ dataDirectory, publishableKey, secretKey });
}

test("the first start makes both keys in a file only its owner can read", () =>
  withTemporaryFolder(async (folder) => {
    const keys = await load(folder);
    expect(keys.publishable).toMatch(/^sb_publishable_[\w-]{43}$/);
    expect(keys.secret).toMatch(/^sb_secret_[\w-]{43}$/);
    expect((await stat(join(folder, "keys.env"))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["keys.env"]);
  }));

test("later starts find the same keys, and close a file that was left open", () =>
  withTemporaryFolder(async (folder) => {
    const first = await load(folder);
    await chmod(join(folder, "keys.env"), 0o644);
    expect(await load(folder)).toEqual(first);
    expect((await stat(join(folder, "keys.env"))).mode & 0o777).toBe(0o600);
  }));

test("starts at the same moment agree on one pair", () =>
  withTemporaryFolder(async (folder) => {
    const all = await Promise.all(Array.from({ length: 25 }, () => load(folder)));
    expect(new Set(all.map((keys) => JSON.stringify(keys))).size).toBe(1);
    expect(await readdir(folder)).toEqual(["keys.env"]);
  }));

test("values of the environment win, each for itself", () =>
  withTemporaryFolder(async (folder) => {
    const kept = await load(folder);
    expect(await load(folder, "given_publishable")).toEqual({
      publishable: "given_publishable",
      secret: kept.secret,
    });
    expect((await load(folder, undefined, "given_secret")).secret).toBe("given_secret");
  }));

test("with both keys in the environment no file is made", () =>
  withTemporaryFolder(async (folder) => {
    await load(folder, "given_publishable", "given_secret");
    expect(await readdir(folder)).toEqual([]);
  }));

function loadToken(dataDirectory: string, outboxToken?: string) {
  return loadOutboxToken({ dataDirectory, outboxToken });
}

test("the token of the outbox is kept beside the keys, and the environment wins", () =>
  withTemporaryFolder(async (folder) => {
    await load(folder);
    const token = await loadToken(folder);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await loadToken(folder)).toBe(token);
    expect((await stat(join(folder, "keys.env"))).mode & 0o777).toBe(0o600);
    expect(await loadToken(folder, "given")).toBe("given");
  }));

test("an older file is given one token, by starts at the same moment too, and keeps its keys", () =>
  withTemporaryFolder(async (folder) => {
    const file = join(folder, "keys.env");
    const older = "SUPABASE_PUBLISHABLE_KEY=sb_publishable_x\nSUPABASE_SECRET_KEY=sb_secret_x";
    await writeFile(file, older);
    const tokens = await Promise.all(Array.from({ length: 25 }, () => loadToken(folder)));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toMatch(/^[\w-]{43}$/);
    expect(await load(folder)).toEqual({ publishable: "sb_publishable_x", secret: "sb_secret_x" });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  }));

test("a file without both keys is named, not overwritten", () =>
  withTemporaryFolder(async (folder) => {
    const file = join(folder, "keys.env");
    await writeFile(file, "SUPABASE_SECRET_KEY=sb_secret_x\n");
    await expect(load(folder)).rejects.toThrow("does not hold both keys");
    expect(await readFile(file, "utf8")).toContain("sb_secret_x");
  }));
