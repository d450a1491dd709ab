import pg from "pg";
import { StoreFault, type StoreFaultCode, StoreUnavailable } from "../faults.ts";

/** Of https://www.postgresql.org/docs/current/errcodes-appendix.html; classes have two characters. */
const conflicts = ["40001", "40P01"];
const notInTime = ["57014", "55P03", "25P03"];
const noSpace = "53100";
const readOnly = "25006";
/** Connection, resources of the server, its operator, its system; credentials that changed meanwhile. */
const away = ["08", "53", "57", "58", "28", "3D"];

/** Says it with a class of ours where the statement itself is not at fault. */
export function translatePostgres(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof StoreUnavailable || error instanceof StoreFault) return error;
  if (error instanceof pg.DatabaseError) return translateSqlState(error);
  // Wrong values are faults of the caller; the rest is what happens to a socket.
  if (error instanceof TypeError || error instanceof RangeError) return error;
  return new StoreUnavailable(isLate(error) ? "timeout" : "away", error);
}

function translateSqlState(error: pg.DatabaseError): Error {
  const state = error.code ?? "";
  if (conflicts.includes(state)) return new StoreUnavailable("conflict", error);
  if (notInTime.includes(state)) return new StoreUnavailable("timeout", error);
  if (state === noSpace) return new StoreUnavailable("full", error);
  if (state === readOnly) return new StoreUnavailable("read-only", error);
  if (away.includes(state.slice(0, 2))) return new StoreUnavailable("away", error);
  return error;
}

function isLate({ message }: Error): boolean {
  return message === queryTimeoutMessage || message === poolTimeoutMessage;
}

/** What `pg` says when the client's clock ends a query. */
const queryTimeoutMessage = "Query read timeout";
/** What `pg-pool` says when no connection came free; the server may be well. */
export const poolTimeoutMessage = "timeout exceeded when trying to connect";

const faults: readonly (readonly [RegExp, StoreFaultCode, string])[] = [
  // A server may ask for a password that the URL does not have.
  [
    /^(28[0-9A-Z]{3}$|SASL: )/,
    "credentials-refused",
    "Postgres refuses the user or the password of DATABASE_URL.",
  ],
  [/^3D000$/, "no-such-database", "The database that DATABASE_URL names does not exist."],
  [/^42501$/, "no-permission", "The user of DATABASE_URL may not create tables in its database."],
  [
    /^(ERR_TLS_|ERR_SSL_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|The server does not support SSL)/,
    "tls",
    "Postgres has no TLS, or a certificate that is not accepted; see sslmode in DATABASE_URL.",
  ],
];

/** What waiting does not mend, anywhere in the chain of causes. */
export function permanentFault(error: unknown): StoreFault | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StoreFault && cause.code !== "migration-failed") return cause;
    const signs = ["code" in cause ? String(cause.code) : "", cause.message];
    const found = faults.find(([pattern]) => signs.some((sign) => pattern.test(sign)));
    if (found) return new StoreFault(found[1], found[2], error);
  }
  return error instanceof StoreFault ? error : undefined;
}
