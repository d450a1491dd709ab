import { installPackages, runScript } from "./install.mjs";

// `npm test`: installs everything, then runs every check there is.

installPackages({ testTools: true });
runScript("scripts/check.ts", process.argv.slice(2));
