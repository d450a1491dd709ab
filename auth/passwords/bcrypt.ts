import { extname } from "node:path";
import { Worker } from "node:worker_threads";

/** Rounds are the exponent of the cost: 14 take a second. */
const maxRounds = 14;
/** bcrypt reads no more of a password, so a longer one must not match by its beginning. */
const maxBytes = 72;

export function isBcrypt(stored: string): boolean {
  const rounds = /^\$2[aby]\$(\d{2})\$[./A-Za-z0-9]{53}$/.exec(stored)?.[1];
  return rounds !== undefined && Number(rounds) >= 4 && Number(rounds) <= maxRounds;
}

/** Beside this file, from the sources as from the build. */
const workerFile = new URL(`./bcrypt-worker${extname(import.meta.filename)}`, import.meta.url);

/** In a thread of its own: the library is JavaScript and would hold up the event loop. */
export async function verifyBcrypt(password: string, stored: string): Promise<boolean> {
  if (Buffer.byteLength(password) > maxBytes || password.includes("\0")) return false;
  const worker = new Worker(workerFile, { workerData: { password, stored } });
  try {
    return await new Promise<boolean>((resolve, reject) => {
      worker.once("message", (same) => resolve(same === true));
      worker.once("error", reject);
    });
  } finally {
    await worker.terminate();
  }
}
