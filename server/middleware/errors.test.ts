import { Hono } from "hono";
import { expect, test } from "vitest";
import { AppError } from "../../contract/error.ts";
import { fixtureModules } from "../fixture.ts";
import type { ServerEnv } from "../server-env.ts";
import { errorSentences } from "./error-sentences.ts";
import { renderErrors } from "./errors.ts";

async function answerTo(error: unknown) {
  const { modules, lines } = await fixtureModules();
  const app = new Hono<ServerEnv>();
  app.onError(renderErrors(modules.log));
  app.get("/", () => {
    throw error;
  });
  const response = await app.request("/");
  return { status: response.status, body: await response.json(), lines };
}

test("a known failure gives its status, its code and a sentence in Portuguese", async () => {
  const { status, body, lines } = await answerTo(new AppError("body_too_large"));
  expect(status).toBe(413);
  expect(body).toEqual({
    success: false,
    error: "O texto enviado é grande demais.",
    code: "body_too_large",
  });
  expect(lines).toEqual([]);
});

test("anything else says nothing of itself to the caller", async () => {
  const { status, body } = await answerTo(new Error("SELECT * FROM users"));
  expect(status).toBe(500);
  expect(body).toMatchObject({ success: false, code: "internal_error" });
  expect(JSON.stringify(body)).not.toContain("SELECT");
});

test("the log tells the place and the kind of an unknown failure, and nothing that was typed", async () => {
  const cause = new TypeError("ana@example.com");
  const { lines } = await answerTo(new Error('Unexpected token in "ana@example.com"', { cause }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: "error", error: "Error", cause: { error: "TypeError" } });
  expect(JSON.stringify(lines)).toContain("errors.test.ts");
  expect(JSON.stringify(lines)).not.toContain("ana@example.com");
});

test("no sentence holds the words that the site gives a meaning of their own", () => {
  const all = Object.values(errorSentences).join("\n");
  expect(all).not.toMatch(/Chave da API|Limite de requisições|fetch/);
});
