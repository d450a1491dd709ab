import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";

/** What a hash costs. */
export type Argon2Cost = {
  /** KiB. */
  memory: number;
  passes: number;
};

/** OWASP's recommendation for argon2id with one lane. */
export const recommendedCost: Argon2Cost = { memory: 19_456, passes: 2 };

const parallelism = 1;
const saltBytes = 16;
const tagBytes = 32;
/** 1.3, as the standard writes it. */
const version = 19;
/** A stored hash decides what checking it costs: more than this is none of ours. */
const max = { memory: 262_144, passes: 10, lanes: 4 };

type Parsed = { cost: Argon2Cost; lanes: number; salt: Buffer; tag: Buffer };

/** In PHC form: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashArgon2id(password: string, cost: Argon2Cost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await compute(password, {
    cost,
    lanes: parallelism,
    salt,
    tag: Buffer.alloc(tagBytes),
  });
  const numbers = `m=${cost.memory},t=${cost.passes},p=${parallelism}`;
  return `$argon2id$v=${version}$${numbers}$${base64(salt)}$${base64(tag)}`;
}

export async function verifyArgon2id(password: string, stored: Parsed): Promise<boolean> {
  return timingSafeEqual(await compute(password, stored), stored.tag);
}

/** Undefined for anything that is no argon2id hash of a bearable cost. */
export function parseArgon2id(stored: string): Parsed | undefined {
  const match =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{16,86})$/.exec(
      stored,
    );
  if (!match) return undefined;
  const [memory = 0, passes = 0, lanes = 0] = match.slice(1, 4).map(Number);
  const bearable = memory <= max.memory && passes <= max.passes && lanes <= max.lanes;
  if (!bearable || passes < 1 || lanes < 1 || memory < 8 * lanes) return undefined;
  const [salt, tag] = match.slice(4).map((part) => Buffer.from(part, "base64"));
  return salt && tag && { cost: { memory, passes }, lanes, salt, tag };
}

export function isOutdated({ cost, lanes }: Parsed, wanted: Argon2Cost): boolean {
  return cost.memory < wanted.memory || cost.passes < wanted.passes || lanes !== parallelism;
}

/** In libuv's threads: the event loop goes on. */
function compute(password: string, { cost, lanes, salt, tag }: Parsed): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    message: Buffer.from(password),
    nonce: salt,
    parallelism: lanes,
    tagLength: tag.length,
    memory: cost.memory,
    passes: cost.passes,
  };
  return new Promise((resolve, reject) => {
    argon2("argon2id", parameters, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
