import type { Context } from "hono";
import { z } from "zod";
import { AuthError } from "#auth";
import type { ServerEnv } from "../server-env.ts";

/** The client sends null for what it leaves out. No store can keep the zero character. */
export const text = z.string().nullish();
export const kept = z
  .string()
  .refine((value) => !value.includes("\0"))
  .nullish();
export const flag = z.boolean().nullish();
/** A JSON object that is kept as it is. */
export const metadata = z.record(z.string(), z.unknown()).nullish();

const maxDepth = 64;

/** What the schema knows of the body; unknown fields are dropped. */
export async function readBody<Schema extends z.ZodType>(
  c: Context<ServerEnv>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const reading = schema.safeParse(parse(await c.req.text()));
  if (reading.success) return reading.data;
  const place = reading.error.issues[0]?.path.join(".");
  throw badJson(place ? `field ${place} has a wrong type` : "it is no object");
}

/** The same where a request may come without one. */
export async function readOptionalBody<Schema extends z.ZodType>(
  c: Context<ServerEnv>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const body = await c.req.text();
  const reading = schema.safeParse(body.trim() === "" ? {} : parse(body));
  if (reading.success) return reading.data;
  throw badJson("a field has a wrong type");
}

function parse(body: string): unknown {
  const value = parseJson(body);
  if (!isShallow(value, maxDepth)) throw badJson("it is nested too deeply");
  return value;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw badJson(body.trim() === "" ? "it is empty" : "it is no JSON", cause);
  }
}

/** Writing it out again takes a call for each level. */
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

function badJson(reason: string, cause?: unknown): AuthError {
  return new AuthError("bad_json", `Could not parse request body as JSON: ${reason}`, { cause });
}
