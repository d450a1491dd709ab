/** Why a query was not carried out although nothing is wrong with it. */
export type UnavailableReason =
  /** No connection: refused, cut, or nobody answered. */
  | "away"
  /** The store is there and did not finish in time. */
  | "timeout"
  /** Others hold what the query needs: the connection, a lock, the whole pool. */
  | "busy"
  /** Serialization failure or deadlock that went on after the retries. */
  | "conflict"
  /** No space left. */
  | "full"
  /** The disk refused to read, write or sync. */
  | "io"
  /** The store accepts reads only. */
  | "read-only"
  /** The bytes of the store make no sense any more. */
  | "damaged"
  /** `close` was called. */
  | "closed";

/**
 * The store could not be reached or could not write. Nothing of the transaction is kept, with one
 * exception that no store can rule out: a commit whose answer was lost may have taken effect.
 */
export class StoreUnavailable extends Error {
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause?: unknown) {
    super(`The store is unavailable (${reason}).`, { cause });
    this.name = "StoreUnavailable";
    this.reason = reason;
  }
}

export type StoreFaultCode =
  | "locked"
  | "unusable-folder"
  | "unwritable"
  | "not-a-database"
  | "emptied"
  | "no-write-ahead-log"
  | "bad-url"
  | "credentials-refused"
  | "no-such-database"
  | "tls"
  | "no-permission"
  | "migration-changed"
  | "migration-gap"
  | "migration-failed";

/** What waiting does not mend: somebody has to look. The message is a sentence for the operator. */
export class StoreFault extends Error {
  readonly code: StoreFaultCode;

  constructor(code: StoreFaultCode, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = "StoreFault";
    this.code = code;
  }
}
