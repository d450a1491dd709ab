import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import { fixtureModules } from "../fixture.ts";
import { shareLimit, sharePath } from "./share-handler.ts";

async function share(fields: Record<string, string> | string, type?: string): Promise<Response> {
  const app = createApp((await fixtureModules()).modules);
  const body = typeof fields === "string" ? fields : new URLSearchParams(fields);
  return app.request(sharePath, {
    method: "POST",
    body,
    ...(type && { headers: { "content-type": type } }),
  });
}

function locationOf(response: Response): string {
  expect(response.status).toBe(303);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return response.headers.get("location") ?? "";
}

test("a text that is shared goes on behind the #, where no server reads it", async () => {
  const text = "Pão ótimo!\nhttps://maps.app.goo.gl/a1";
  const location = locationOf(await share({ title: "Padaria", text, url: "" }));
  expect(location).toBe(`/ai-agent#texto=${encodeURIComponent("Pão ótimo!")}`);
});

test("one that is too long for that, or none, leads to the empty field", async () => {
  expect(locationOf(await share({ text: "ã".repeat(2000) }))).toBe("/ai-agent#reviews");
  expect(locationOf(await share({ url: "https://x.example" }))).toBe("/ai-agent#reviews");
  expect(locationOf(await share("\u0000", "multipart/form-data"))).toBe("/ai-agent#reviews");
});

test("a body beyond the limit is refused", async () => {
  const long = "a".repeat(shareLimit + 1);
  const response = await share(`text=${long}`, "application/x-www-form-urlencoded");
  expect(response.status).toBe(413);
});

test("the manifest sends what is shared to this very address, by POST", () => {
  const file = join(import.meta.dirname, "../../web/public/manifest.webmanifest");
  const { share_target: target, shortcuts, id } = JSON.parse(readFileSync(file, "utf8"));
  expect(target).toMatchObject({ action: sharePath, method: "POST" });
  expect(id).toBe("/");
  expect(shortcuts).toHaveLength(4);
});
