import { expect, it } from "vitest";
import { newStoreLocation } from "./fixture.ts";
import { openInProcess } from "./fixture-spawn.ts";
import { migrations } from "./migrations/all.ts";
import { openFile } from "./sqlite/open-file.ts";
import { storeFiles } from "./sqlite/store-files.ts";

it("the file of a running server can be read by another process meanwhile", async () => {
  const location = await newStoreLocation("sqlite");
  const server = openInProcess(location.options);
  await server.said("open");
  const file = openFile(storeFiles(location.options.dataDirectory).data, { readOnly: true });
  expect(file.prepare("select count(*) as count from migrations").get()).toEqual({
    count: migrations.length,
  });
  file.close();
  await server.kill();
  await location.erase();
});
