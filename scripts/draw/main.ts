import { writeFileSync } from "node:fs";
import { illustrations } from "./illustrations.ts";

const folder = new URL("../../web/components/drawings/", import.meta.url);
for (const [file, source] of illustrations()) {
  writeFileSync(new URL(file, folder), source);
}
