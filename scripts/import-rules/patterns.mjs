// The patterns that the rules of imports are made of, and the shape of a rule.

/** Stands beside the tests that use it, and is as little part of the product as they are. */
export const standIn = "/(?:fake-|fixture)[^/]*\\.ts$";
/** Captures nothing: `$1` is a group of the folder that stands behind it. */
export const isTest = `(?:\\.test\\.tsx?$|${standIn})`;
export const testTools = ["vitest", "fast-check", "@eslint-community/regexpp"];

export const folder = (path) => `^${path}/`;
export const file = (path) => `^${path.replaceAll(".", "\\.")}$`;
/** The one file of a module that others see, by the name `#module`. */
export const door = (module) => file(`${module}/index.ts`);
/** A package, with the types that others keep for it. */
export const pack = (name) => `^node_modules/(@types/)?${name}/`;

/** Gives a fresh store of each kind to the tests of every folder that has queries. */
export const testStores = file("database/fixture.ts");
/** A device with keys of its own, which signs in as people's do. */
export const testDevice = file("auth/webauthn/fixture-authenticator.ts");
export const doors = ["ai", "auth", "limits", "database"].map(door);
/** Reached by path, since the browser loads it too; each part has a door of its own. */
export const draftingDoors = "^drafting/(?:parts|guard|engine)/index\\.ts$";
/** All that opens a browser finds it the same way. */
export const findBrowser = file("tests/e2e/find-browser.ts");
export const siteBuild = "^scripts/(build-site|vite-prerender)\\.ts$";

/** A refusal, named as the test and the report know it. */
export function rule(name, comment, from, to) {
  return { name, comment, severity: "error", from, to };
}

/** A place that no list speaks of would be free of all of them. `^$` is what nothing imports. */
export function knownPlace(name, comment, module) {
  return { name, comment, severity: "error", module, to: { path: "^$" } };
}
