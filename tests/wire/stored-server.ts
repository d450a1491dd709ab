import { newStoreLocation, type StoreLocation } from "../../database/fixture.ts";
import { type RunningServer, startServer } from "./running-server.ts";

export type StoredServer = RunningServer & { location: StoreLocation };

/** A server on a fresh store of this kind; stopping it erases the store. */
export async function startOn(
  kind: "sqlite" | "postgres",
  choices: Record<string, string> = {},
): Promise<StoredServer> {
  const location = await newStoreLocation(kind);
  const server = await startIn(location, choices);
  return {
    ...server,
    location,
    stop: () => server.stop().then(location.erase),
    kill: () => server.kill().then(location.erase),
  };
}

/** Another server on a store that is there already. */
export function startIn(
  { options }: StoreLocation,
  choices: Record<string, string> = {},
): Promise<RunningServer> {
  const { url = "", dataDirectory } = options;
  return startServer({ DATABASE_URL: url, DATA_DIR: dataDirectory, ...choices });
}
