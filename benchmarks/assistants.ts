import { readFileSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { root, startSite } from "./servers.ts";

/** The function `gemini-chat` with the embedded engine: 50 connections, each assistant in turn. */
const connections = 50;
const duration = Number(process.env.SECONDS ?? 8);

const bodies = {
  reviews: "Pedi às 10h e o bolo só chegou às 14h. Estava bom, mas perdi a festa.",
  marketing: "Como consigo mais avaliações no Google sem gastar?",
  ads: "Conserto de celular na hora, troca de tela a partir de R$ 180, Vila Mariana",
  roi: "investimento de R$ 800,00; alcance estimado de 6.000 pessoas; taxa de conversão de 0,8%; valor médio por venda de R$ 35,00",
};

const address = "http://127.0.0.1:4521/functions/v1/gemini-chat";
// One address asks for everybody: its allowance would be spent after some answers.
const site = await startSite(4521, { RATE_LIMIT: "off" });
const keys = readFileSync(join(root, "build/benchmark-data/keys.env"), "utf8");
const apikey = /SUPABASE_PUBLISHABLE_KEY="?([^"\n]+)/.exec(keys)?.[1] ?? "";
let failures = 0;
console.log("| Assistant | requests/s | p50 ms | p99 ms | failed |");
console.log("|---|---|---|---|---|");
for (const [agentType, prompt] of Object.entries(bodies)) {
  const call = {
    method: "POST",
    headers: { apikey, "content-type": "application/json" },
    body: JSON.stringify({ prompt, agentType }),
  } as const;
  // The first answer loads its engine; what is measured is what comes after it.
  await fetch(address, call);
  const result = await autocannon({ url: address, ...call, connections, duration });
  const { average } = result.requests;
  const failed = result.non2xx + result.errors;
  failures += failed;
  console.log(
    `| ${agentType} | ${average.toFixed(0)} | ${result.latency.p50} | ${result.latency.p99} | ${failed} |`,
  );
}
site.kill();
if (failures > 0)
  throw new Error(`${failures} calls failed: the figures are not those of answers.`);
