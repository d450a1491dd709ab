import { counter, drawer, notebook, phone, shutter } from "./drawings.ts";
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

function paintedShop(name: string, scene: boolean, viewBox: string): string {
  return `${note}import { inked, painted, type ShopParts } from "./paint.ts";

export function ${name}({ parts }: { parts?: ShopParts }) {
  return (
    <svg className="art shop" viewBox="${viewBox}" aria-hidden="true" focusable="false">
      ${shop(scene)}
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
    ["shutter.tsx", component("Shutter", "0 0 430 298", shutter())],
  ]);
}
