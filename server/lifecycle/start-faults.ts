import type { Config } from "../config/config.ts";

type SystemError = Error & { code: string; syscall?: string; path?: string };

/** Why the server cannot start, in one sentence that says what to do. */
export function explainStartFault(error: unknown, config: Config): string {
  if (!(error instanceof Error)) return String(error);
  if (!isSystemError(error)) return error.message;
  if (isAboutListening(error)) return explainListen(error, config);
  if (error.path?.startsWith(config.siteDirectory)) return explainSite(error, config);
  return explainData(error, config);
}

function isSystemError(error: Error): error is SystemError {
  return "code" in error && typeof error.code === "string" && "syscall" in error;
}

function isAboutListening({ syscall }: SystemError): boolean {
  return syscall === "listen" || syscall === "getaddrinfo";
}

function explainListen({ code, message }: SystemError, { port, host }: Config): string {
  if (code === "EADDRINUSE")
    return `Port ${port} on ${host} is already in use: stop the other program, or set PORT to another number.`;
  if (code === "EACCES")
    return `Port ${port} needs a permission this user does not have: set PORT to a number above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST ${host} is not an address of this machine: set it to 127.0.0.1 or 0.0.0.0.`;
  return `Listening on port ${port} of ${host} failed: ${message}.`;
}

function explainSite({ code, message }: SystemError, { siteDirectory }: Config): string {
  if (code === "ENOENT")
    return `The site in ${siteDirectory} is missing or incomplete: run "npm run build", or "npm start", which builds it.`;
  return `The site in ${siteDirectory} cannot be read: ${message}.`;
}

function explainData({ code, message }: SystemError, { dataDirectory }: Config): string {
  if (code === "ENOSPC" || code === "EDQUOT")
    return `There is no space left on the disk of DATA_DIR (${dataDirectory}): free some, or set DATA_DIR to another folder.`;
  if (["EACCES", "EPERM", "EROFS"].includes(code))
    return `DATA_DIR (${dataDirectory}) cannot be written: give this user the permission, or set DATA_DIR to another folder.`;
  if (["ENOTDIR", "EEXIST", "ENOENT"].includes(code))
    return `DATA_DIR (${dataDirectory}) is not a folder and cannot become one: set it to another path.`;
  return `DATA_DIR (${dataDirectory}) cannot be used: ${message}.`;
}
