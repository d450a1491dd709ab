import { brand } from "../../content/brand.ts";
import { documentTitle } from "../../content/interface/pages.ts";
import { pageCut } from "../../content/interface/site.ts";
import { operatorTokens as factTokens, operatorFacts } from "../../content/operator.ts";
import type { DocumentParts } from "./module.ts";

/** Put in by the server when it loads the pages: what depends on the operator. */
export const operatorTokens = {
  publicUrl: "__PUBLIC_URL__",
  publishableKey: "__PUBLISHABLE_KEY__",
  supabaseUrl: "__SUPABASE_URL__",
} as const;

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Without JavaScript every panel, fold and help text shows. */
const noScriptCss = `.panel[hidden],.more[hidden],.category[hidden]{display:grid!important}.prompt pre{max-height:none!important}.prompt-foot .button{display:none}`;

function previewTags({ path, title, description, indexed }: DocumentParts): string {
  const url = `${operatorTokens.publicUrl}${path === "*" ? "/" : path}`;
  const image = `${operatorTokens.publicUrl}/preview.png`;
  return [
    indexed ? `<link rel="canonical" href="${url}">` : '<meta name="robots" content="noindex">',
    `<meta property="og:type" content="website">`,
    `<meta property="og:locale" content="pt_BR">`,
    `<meta property="og:site_name" content="${brand.productName}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${image}">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ].join("");
}

/** Shown by the early script. A link without an address loads the page anew, where buttons do not answer yet. */
const cutLine = `<div id="cut" class="page-line" role="status" hidden><p>${pageCut.text}</p><a class="button" href="?">${pageCut.again}</a></div>`;

/** The whole HTML document of a prerendered page. */
export function renderDocument(parts: DocumentParts): string {
  const { title, description, html, css, earlyScript, applicationScript, font } = parts;
  const inlined = parts.stylesheets
    .map((href) => `<meta name="inlined-style" content="${href}">`)
    .join("\n");
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(documentTitle(title))}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta name="application-script" content="${applicationScript}">
${inlined}
<meta name="supabase-url" content="${operatorTokens.supabaseUrl}">
<meta name="supabase-publishable-key" content="${operatorTokens.publishableKey}">
${operatorFacts.map((fact) => `<meta name="operator-${fact}" content="${factTokens[fact]}">`).join("\n")}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f6f1e7" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#191714" media="(prefers-color-scheme: dark)">
<script>${earlyScript}</script>
<style>${css}</style>
<noscript><style>${noScriptCss}</style></noscript>
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
${previewTags(parts)}
</head>
<body>
<div id="root">${html}</div>
${cutLine}
</body>
</html>
`;
}
