import { startOurs } from "./accounts/sides.ts";
import { quantile } from "./gateway/measure.ts";
import { distinguish, type Verdict } from "./security/distinguish.ts";
import { type Flood, floodWithSignIns } from "./security/hash-flood.ts";
import { distinguishPasskeys } from "./security/passkeys.ts";
import { type Probe, probes, samlKey } from "./security/probes.ts";
import { withRange } from "./stores.ts";

/**
 * Whether the accounts tell who has one, by what they answer or by how long it takes, and whether many
 * sign-ins at once hold up everything else. Hashes cost what they cost as the server comes. `ONLY` is a
 * part of the names of the probes to run. Fails where something is told.
 */
const pairs = Number(process.env.PAIRS ?? 1500);
const only = process.env.ONLY ?? "";
const rounds = Number(process.env.ROUNDS ?? 5);
/** Of the share of pairs in which the address with an account takes longer. */
const allowed = { low: 0.46, high: 0.54 };
const passkey = { name: "passkey, wrong signature or nobody's" };
const floodedBy = 200;
/** Milliseconds, at the 99th percentile. */
const allowedWait = 100;

let failures = 0;

function judge(holds: boolean): string {
  if (!holds) failures += 1;
  return holds ? "yes" : "NO";
}

function show(
  { name, isTold }: Pick<Probe, "name" | "isTold">,
  { auc, existing, absent, ...forms }: Verdict,
): void {
  const { formsOfExisting, formsOfAbsent } = forms;
  const isSame = formsOfExisting.join("\n") === formsOfAbsent.join("\n");
  const statuses = new Set([...formsOfExisting, ...formsOfAbsent].map((form) => form.slice(0, 3)));
  const cells = [
    name,
    existing.length,
    `${quantile(existing, 0.5).toFixed(2)} / ${quantile(absent, 0.5).toFixed(2)}`,
    auc.toFixed(3),
    judge(auc >= allowed.low && auc <= allowed.high),
    [...statuses].join(", "),
    isTold ? "by the protocol" : judge(isSame),
  ];
  console.log(`| ${cells.join(" | ")} |`);
  if (!(isSame || isTold)) console.error({ formsOfExisting, formsOfAbsent });
}

const side = await startOurs("shipped", {
  AUTH_MAILER_AUTOCONFIRM: "off",
  // Each address is asked about once.
  AUTH_SMTP_MAX_FREQUENCY: "0s",
  ...{ AUTH_SAML_ENABLED: "on", AUTH_SAML_PRIVATE_KEY: samlKey?.privateKey ?? "" },
  AUTH_PASSKEY_ENABLED: "on",
  AUTH_EXTERNAL_GITHUB_ENABLED: "on",
  ...{ AUTH_EXTERNAL_GITHUB_CLIENT_ID: "loja", AUTH_EXTERNAL_GITHUB_SECRET: "segredo" },
});
try {
  console.log(
    `| Asked | Pairs | p50 ms, with account / without | AUC | within ${allowed.low} to ${allowed.high} | Status | Same status, headers, shape |`,
  );
  console.log("|---|---|---|---|---|---|---|");
  for (const probe of probes.filter(({ name }) => name.includes(only))) {
    // Once for all to be compiled.
    await distinguish(side, probe, 20);
    show(probe, await distinguish(side, probe, pairs));
  }
  if (passkey.name.includes(only)) {
    await distinguishPasskeys(side, 4);
    show(passkey, await distinguishPasskeys(side, pairs));
  }
  if ("hash flood".includes(only)) {
    const floods: Flood[] = [];
    for (let round = 0; round < rounds; round += 1)
      floods.push(await floodWithSignIns(side, floodedBy));
    const range = (pick: (flood: Flood) => number) => withRange(floods.map(pick), 1);
    console.log(
      `${floodedBy} sign-ins at once (${floods.map(({ statuses }) => statuses).join("; ")}), answered in ${range(({ wholeMs }) => wholeMs)} ms: /health/live p50 ${range(({ p50 }) => p50)}, p99 ${range(({ p99 }) => p99)}, longest ${range(({ longest }) => longest)} ms; p99 below ${allowedWait} ms: ${judge(floods.every(({ p99 }) => p99 < allowedWait))}`,
    );
  }
} finally {
  side.stop();
}
if (failures > 0) process.exitCode = 1;
