import { makeTestPlace, type TestPlace } from "../../database/fixture.ts";
import { type RunningServer, startServer } from "./running-server.ts";

export type StoredServer = RunningServer & { place: TestPlace };

/** A server on a fresh store of this kind; stopping it erases the store. */
export async function startOn(
  kind: "sqlite" | "postgres",
  choices: Record<string, string> = {},
): Promise<StoredServer> {
  const place = await makeTestPlace(kind);
  const server = await startIn(place, choices);
  return {
    ...server,
    place,
    stop: () => server.stop().then(place.erase),
    kill: () => server.kill().then(place.erase),
  };
}

/** Another server on a store that is there already. */
export function startIn(
  { options }: TestPlace,
  choices: Record<string, string> = {},
): Promise<RunningServer> {
  const { url = "", dataDirectory } = options;
  return startServer({ DATABASE_URL: url, DATA_DIR: dataDirectory, ...choices });
}
