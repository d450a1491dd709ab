import { expect, test } from "vitest";
import { breakUnderServer, breakUnderWriter } from "./disk-faults.ts";
import { fullDisk, unsyncedDisk } from "./faulty-disks.ts";
import { fillStore } from "./full-store.ts";
import { injectNetworkFaults } from "./network-faults.ts";
import { shortRun } from "./short-run.ts";

// The short forms; `npm run reliability` runs the long ones.

test("a store that may not grow refuses what it cannot keep, and heals", async () => {
  await expect(fillStore(shortRun(9), 3)).resolves.toHaveLength(1);
});

test("a full disk is answered with 503, and heals", async ({ skip }) => {
  const disk = fullDisk();
  if (!disk) return skip("Only a user who may mount a file system can fill one.");
  try {
    const figures = await breakUnderServer(async () => disk, 1);
    expect(figures).toHaveLength(2);
  } finally {
    await disk.erase();
  }
}, 60_000);

test("fsync that fails acknowledges nothing that is lost, and heals", async ({ skip }) => {
  const broken = await unsyncedDisk(shortRun(10), "often");
  if (!broken) return skip("libfiu is not installed.");
  try {
    await expect(breakUnderWriter(broken.disk, 2)).resolves.toHaveLength(2);
  } finally {
    await broken.erase();
  }
}, 60_000);

test("a network that comes and goes costs 503 within two seconds, and nothing else", async () => {
  await expect(injectNetworkFaults(shortRun(11), 3)).resolves.toHaveLength(3);
}, 60_000);
