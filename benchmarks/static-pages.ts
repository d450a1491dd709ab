import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { startSite } from "./servers.ts";

/**
 * Requests per second of a static page, beside nginx with the same bytes (gzip made beforehand,
 * gzip_static), one worker each, in turns within one run. Needs nginx and wrk on the machine.
 */
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 5);

function startNginx(port: number, html: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  mkdirSync(join(folder, "site"));
  writeFileSync(join(folder, "site/index.html"), html);
  writeFileSync(join(folder, "site/index.html.gz"), gzipSync(html, { level: 9 }));
  writeFileSync(
    join(folder, "nginx.conf"),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
user root; events { worker_connections 1024; }
http { include /etc/nginx/mime.types; access_log ${folder}/access.log; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; root ${folder}/site; gzip_static on; add_header Cache-Control no-cache; } }`,
  );
  return spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")], {
    stdio: "inherit",
  });
}

function requestsPerSecond(url: string): number {
  const output = execFileSync(
    "wrk",
    ["-t1", "-c50", `-d${seconds}s`, "-H", "Accept-Encoding: gzip", url],
    { encoding: "utf8" },
  );
  if (/Non-2xx/.test(output)) {
    throw new Error(output);
  }
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

const site = await startSite(4511);
// The bytes the server really sends: what depends on the operator is put in when it loads the pages.
const html = Buffer.from(await (await fetch("http://127.0.0.1:4511/")).arrayBuffer());
const nginx = startNginx(4512, html);
await sleep(500);
const ratios: number[] = [];
for (let round = 0; round < rounds; round++) {
  const ours = requestsPerSecond("http://127.0.0.1:4511/");
  const theirs = requestsPerSecond("http://127.0.0.1:4512/");
  ratios.push(ours / theirs);
  console.log(
    `${ours.toFixed(0)} against nginx ${theirs.toFixed(0)}: ${(ours / theirs).toFixed(2)}`,
  );
}
const median = ratios.toSorted((one, other) => one - other)[Math.floor(rounds / 2)];
console.log(`median ratio to nginx: ${median?.toFixed(2)}`);
site.kill();
nginx.kill();
