import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps } from "../deps.ts";
import { type Factor, lockFactor, requireFactorId, requireName } from "../factors/factor-store.ts";
import { removeFactor } from "../factors/unenroll.ts";
import { loadAccount } from "../users/user-store.ts";
import type { Admin } from "./authorize.ts";
import { findTarget, lockTarget } from "./find-target.ts";

export async function listFactorsAsAdmin(
  { database }: AuthDeps,
  userId: string,
): Promise<readonly Factor[]> {
  const user = await findTarget(database.query, userId);
  return (await loadAccount(database.query, user)).factors;
}

type FactorKey = { userId: string; factorId: string };

export async function renameFactorAsAdmin(
  deps: AuthDeps,
  admin: Admin,
  { userId, factorId, friendlyName }: FactorKey & { friendlyName?: string | null | undefined },
): Promise<Factor> {
  return deps.database.transaction(async (trx) => {
    const user = await lockTarget(trx, deps, userId);
    requireFactorId(factorId);
    const factor = await lockFactor(trx, deps, { factorId, userId: user.id });
    const name = requireName(friendlyName ?? factor.friendly_name);
    const others = await loadAccount(trx, user);
    if (others.factors.some(({ id, friendly_name }) => id !== factor.id && friendly_name === name))
      throw new AuthError(
        "mfa_factor_name_conflict",
        `A factor with the friendly name "${name}" for this user already exists`,
      );
    const changes = { friendly_name: name, updated_at: deps.now() };
    await trx.updateTable("factors").set(changes).where("id", "=", factor.id).execute();
    await record(trx, deps, "factor_updated", { actor: admin.actor, subject: factor.id });
    return { ...factor, ...changes };
  });
}

export async function deleteFactorAsAdmin(
  deps: AuthDeps,
  admin: Admin,
  { userId, factorId }: FactorKey,
): Promise<Factor> {
  return deps.database.transaction(async (trx) => {
    const user = await lockTarget(trx, deps, userId);
    requireFactorId(factorId);
    const factor = await lockFactor(trx, deps, { factorId, userId: user.id });
    await removeFactor(trx, deps, factor);
    await record(trx, deps, "factor_deleted", { actor: admin.actor, subject: factor.id });
    return factor;
  });
}
