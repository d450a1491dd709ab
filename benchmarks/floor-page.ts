/**
 * The floor of a page: the same words, links and drawings in plain semantic HTML with a short
 * stylesheet, as somebody would write it by hand. No script, no web font, no framework.
 */
const style = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:70rem;padding:1.25rem;font:17px/1.55 system-ui,sans-serif;background:light-dark(#f6f1e7,#191714);color:light-dark(#1d1b18,#f4eee1)}
h1{font-size:clamp(2.5rem,2rem + 3vw,4.5rem);line-height:1}h2{font-size:2rem;line-height:1.1}
a{color:light-dark(#1c47cc,#9ab4ff)}article,details{background:light-dark(#fffdf8,#23201b);border:1px solid #8886;border-radius:16px;padding:1rem 1.25rem;margin-block:1rem}
pre{font:inherit;white-space:pre-wrap}button,input{font:inherit;min-height:3rem;padding:.6rem 1rem;border-radius:10px;border:1px solid #888}
svg{max-width:22rem}svg path{fill:none;stroke:currentColor;stroke-width:2.4}svg .blu{fill:#2b56dc;stroke:none}svg .yel{fill:#f4be3e;stroke:none}svg .tea{fill:#7cc6bc;stroke:none}svg .red{fill:#e5694a;stroke:none}svg .sheet,svg .wash{fill:#fffdf8;stroke:none}
`;

/** Attributes that carry meaning; all others belong to the application. */
const kept =
  /^(href|id|type|placeholder|lang|viewBox|d|cx|cy|rx|ry|r|x|y|width|height|transform|hidden|class|aria-label|for)$/;

function cleanTag(tag: string): string {
  const svg = /^<(svg|path|g|ellipse|rect|circle|text)/.test(tag);
  return tag.replace(/\s([\w:-]+)(="[^"]*")?/g, (whole, name: string) => {
    if (name === "class" && !svg) {
      return "";
    }
    return kept.test(name) ? whole : "";
  });
}

/** Makes the floor out of a prerendered page. */
export function floorPage(html: string): string {
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
  const description = /<meta name="description" content="(.*?)">/.exec(html)?.[1] ?? "";
  const body = /<div id="root">([\s\S]*)<\/div>\s*<\/body>/.exec(html)?.[1] ?? "";
  const plain = body.replace(/<!--.*?-->/g, "").replace(/<[a-z][^>]*>/gi, cleanTag);
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="${description}"><link rel="icon" href="data:,"><style>${style}</style></head><body>${plain}</body></html>`;
}
