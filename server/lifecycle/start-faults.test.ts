import { describe, expect, test } from "vitest";
import { parseConfig } from "../config/config.ts";
import { explainStartFault } from "./start-faults.ts";

const result = parseConfig({ PORT: "80", DATA_DIR: "/srv/data", SITE_DIR: "/srv/site" });
if ("faults" in result) throw new Error(result.faults.join());
const { config } = result;

function systemError(code: string, syscall: string, path?: string): Error {
  return Object.assign(new Error(`${code}: ${syscall}`), { code, syscall, path });
}

describe("why the server cannot start is one sentence that names the cause", () => {
  test.each([
    [systemError("EADDRINUSE", "listen"), "Port 80 on 127.0.0.1 is already in use"],
    [systemError("EACCES", "listen"), "Port 80 needs a permission"],
    [systemError("EADDRNOTAVAIL", "listen"), "HOST 127.0.0.1 is not an address of this machine"],
    [systemError("ENOTFOUND", "getaddrinfo"), "HOST 127.0.0.1 is not an address of this machine"],
    [systemError("ENOSPC", "write"), "There is no space left on the disk of DATA_DIR (/srv/data)"],
    [systemError("EACCES", "mkdir", "/srv/data"), "DATA_DIR (/srv/data) cannot be written"],
    [systemError("EROFS", "open", "/srv/data/x"), "DATA_DIR (/srv/data) cannot be written"],
    [systemError("ENOTDIR", "mkdir", "/srv/data"), "DATA_DIR (/srv/data) is not a folder"],
    [systemError("ENOENT", "open", "/srv/site/pages.json"), "The site in /srv/site is missing"],
    [new Error("Anything else says it itself."), "Anything else says it itself."],
  ])("%s", (error, sentence) => {
    const told = explainStartFault(error, config);
    expect(told).toContain(sentence);
    expect(told).toMatch(/^[^\n]+\.$/);
  });
});
