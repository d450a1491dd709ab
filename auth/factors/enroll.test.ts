import { expect, test } from "vitest";
import { client, fixtureAuth, unlimited } from "../fixture.ts";

const password = "pão quente às 6h";

test("a factor that was begun and not finished makes room after five minutes, and raises nobody", async () => {
  const { auth, clock } = await fixtureAuth();
  const email = "ana@padaria.example";
  const result = await auth.signUp({ ...unlimited, email, password, client });
  if (result.kind !== "session") throw new Error(result.kind);
  const { accessToken } = result.session;
  const enroll = (friendlyName: string) =>
    auth.factors.enroll(accessToken, { factorType: "totp", friendlyName });
  await expect(enroll("x".repeat(256))).rejects.toMatchObject({ code: "validation_failed" });
  for (let number = 0; number < 10; number += 1) await enroll(`celular ${number}`);
  await expect(enroll("mais um")).rejects.toMatchObject({ code: "too_many_enrolled_mfa_factors" });
  clock.now += 299_000;
  await expect(enroll("mais um")).rejects.toMatchObject({ code: "too_many_enrolled_mfa_factors" });
  // None of them was confirmed, so the first level is enough.
  await auth.updateOwnUser(accessToken, { ...unlimited, password: "bolo de fubá" });
  clock.now += 2000;
  await enroll("mais um");
  const { factors } = await auth.account(accessToken);
  expect(factors.map(({ friendly_name }) => friendly_name)).toEqual(["mais um"]);
});
