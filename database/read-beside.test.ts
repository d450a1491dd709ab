import { expect, it } from "vitest";
import { makeTestPlace } from "./fixture.ts";
import { openInProcess } from "./fixture-spawn.ts";
import { migrations } from "./migrations/all.ts";
import { openFile } from "./sqlite/open-file.ts";
import { storeFiles } from "./sqlite/store-files.ts";

it("the file of a running server can be read by another process meanwhile", async () => {
  const place = await makeTestPlace("sqlite");
  const server = openInProcess(place.options);
  await server.said("open");
  const file = openFile(storeFiles(place.options.dataDirectory).data, { readOnly: true });
  expect(file.prepare("select count(*) as count from migrations").get()).toEqual({
    count: migrations.length,
  });
  file.close();
  await server.kill();
  await place.erase();
});
