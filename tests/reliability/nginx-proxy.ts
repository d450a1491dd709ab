import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../stores/free-port.ts";
import { statusOf } from "./chat-server.ts";
import { type ProxyChoices, probe, type ReverseProxy } from "./probing-proxy.ts";
import { within } from "./test-run.ts";

export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"]).status === 0;
}

/** nginx of the system. Its free form asks nobody whether they are ready, so what asks writes its list anew. */
export async function startNginx(choices: ProxyChoices): Promise<ReverseProxy> {
  const folder = await mkdtemp(join(tmpdir(), "imersao-nginx-"));
  // Its workers run as another user where we are root.
  await chmod(folder, 0o755);
  const file = join(folder, "nginx.conf");
  const port = await freePort();
  const write = (ready: ReadonlySet<number>) =>
    writeFileSync(file, configuration({ ...choices, folder, port, ready }));
  write(new Set(choices.ports));
  const call = ["-e", join(folder, "error.log"), "-p", folder, "-c", file];
  const nginx = spawn("nginx", call, { stdio: "ignore" });
  const { ready, stop } = probe(choices, (now) => {
    if (now.size === 0) return;
    write(now);
    execFileSync("nginx", [...call, "-s", "reload"]);
  });
  const url = `http://127.0.0.1:${port}`;
  await within(10_000, "nginx answers", () => statusOf(url).then(Boolean, () => false));
  return {
    url,
    sendsTo: (one) => ready().has(one),
    async close() {
      stop();
      nginx.kill("SIGQUIT");
      await once(nginx, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Written = ProxyChoices & { folder: string; port: number; ready: ReadonlySet<number> };

/** As docs/operating.md has it, with the paths of a process of its own. */
function configuration({ ports, ready, passesOn, folder, port }: Written): string {
  const servers = ports.map(
    (one) => `server 127.0.0.1:${one} max_fails=0${ready.has(one) ? "" : " down"};`,
  );
  return `
daemon off;
pid ${join(folder, "nginx.pid")};
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${join(folder, "body")};
  proxy_temp_path ${join(folder, "proxy")};
  fastcgi_temp_path ${join(folder, "fastcgi")};
  uwsgi_temp_path ${join(folder, "uwsgi")};
  scgi_temp_path ${join(folder, "scgi")};
  upstream imersao { ${servers.join(" ")} keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://imersao;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream ${passesOn ? "error timeout" : "off"};
    }
  }
}
`;
}
