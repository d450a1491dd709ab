const neededMajor = 24;

/** A sentence if this Node is too old for the server, else undefined. */
export function runtimeFault(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= neededMajor) return undefined;
  return `Imersão Empreendedora needs Node ${neededMajor} or newer, and this is Node ${version}: start it with "npm start", which brings its own.`;
}
