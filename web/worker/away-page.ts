import { awayWords as words } from "../../content/interface/away.ts";
import { paths } from "../paths.ts";

/** It stands alone: what it is served with forbids everything but its own style. */
const style = `
:root{color-scheme:light dark}
body{max-width:34rem;margin:0 auto;padding:15vh 1.25rem 3rem;font:1.0625rem/1.55 system-ui,sans-serif;
background:light-dark(#f6f1e7,#191714);color:light-dark(#1d1b18,#f4eee1)}
h1{font-size:2.25rem;line-height:1.05;margin:0 0 1rem}
ul{list-style:none;margin:0;padding:0}
a{display:inline-block;padding:.75rem 0;color:light-dark(#1c47cc,#9ab4ff);text-underline-offset:.2em}
.button{margin:.5rem 0 1.5rem;padding:.75rem 1.25rem;border-radius:26px;font-weight:600;text-decoration:none;
background:light-dark(#1c47cc,#9ab4ff);color:light-dark(#fff,#0f1630)}`;

const areas = ["home", "course", "assistants", "guide", "library"] as const;

/** What stands where there is no network, at an address that is not kept: ours, with a way on. */
export function awayPage(kept: readonly string[]): Response {
  const links = areas
    .filter((area) => kept.includes(paths[area]))
    .map((area) => `<li><a href="${paths[area]}">${words.links[area]}</a></li>`);
  const list = links.length > 0 ? `<p>${words.kept}</p><ul>${links.join("")}</ul>` : "";
  const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${words.title}</title>
<style>${style}</style><main><h1>${words.title}</h1><p>${words.lead}</p>
<a class="button" href="">${words.again}</a>${list}</main></html>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}
