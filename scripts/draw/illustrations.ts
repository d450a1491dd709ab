import { counter, drawer, notebook, phone, receipt, shutter, starMark, tier } from "./drawings.ts";
import { camera, closed, key, route, search, stars, table, tags, talk } from "./scenes.ts";
import { shop } from "./shop.ts";

const note = "// Drawn by `npm run draw` (scripts/draw): edit the pen, not this file.\n";

function component(name: string, viewBox: string, body: string, className = "art"): string {
  return `${note}export function ${name}() {
  return (
    <svg className="${className}" viewBox="${viewBox}" aria-hidden="true" focusable="false">
      ${body}
    </svg>
  );
}
`;
}

const scenes = { camera, closed, key, route, search, stars, table, tags, talk };

function sceneDrawings(): [string, string][] {
  return Object.entries(scenes).map(([name, draw]) => {
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    return [`scene-${name}.tsx`, component(`Scene${title}`, "0 0 240 220", draw())];
  });
}

function paintedShop(name: string, scene: boolean, viewBox: string): string {
  return `${note}import { inked, painted, type ShopParts, signSize } from "./paint.ts";

export function ${name}({ parts, sign = "Padaria Aurora" }: { parts?: ShopParts; sign?: string }) {
  return (
    <svg className="art shop" viewBox="${viewBox}" aria-hidden="true" focusable="false">
      ${shop(scene)}
    </svg>
  );
}
`;
}

function funnelTier(): string {
  const stages = ([0, 1, 2] as const).map((stage) => `  <>${tier(stage)}</>,`).join("\n");
  return `${note}const stages = [\n${stages}\n] as const;

/** A stage of the funnel with its figure; not to scale. */
export function FunnelTier({ stage, figure }: { stage: 0 | 1 | 2; figure: string }) {
  return (
    <svg className="art" viewBox="0 0 300 74" aria-hidden="true" focusable="false">
      {stages[stage]}
      <text className={stage === 2 ? "sign-words" : "on-art"} x="150" y="47" textAnchor="middle" fontSize={figure.length > 6 ? 22 : 34}>
        {figure}
      </text>
    </svg>
  );
}
`;
}

/** Every drawing of the site: file name below web/components/drawings -> TSX source. */
export function illustrations(): ReadonlyMap<string, string> {
  return new Map([
    ["shop-scene.tsx", paintedShop("ShopScene", true, "-50 -10 482 322")],
    ["shop-front.tsx", paintedShop("ShopFront", false, "48 -10 328 322")],
    ["phone.tsx", component("Phone", "0 0 212 240", phone())],
    ["counter.tsx", component("Counter", "0 0 360 228", counter())],
    ["notebook.tsx", component("Notebook", "0 0 262 240", notebook())],
    ["drawer.tsx", component("Drawer", "0 0 240 232", drawer())],
    ["receipt.tsx", component("Receipt", "0 0 230 240", receipt())],
    ["star-mark.tsx", component("StarMark", "0 0 34 34", starMark(), "star-mark")],
    ["funnel-tier.tsx", funnelTier()],
    ["shutter.tsx", component("Shutter", "0 0 430 298", shutter())],
    ...sceneDrawings(),
  ]);
}
