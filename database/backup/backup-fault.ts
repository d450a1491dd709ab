export type BackupFaultCode =
  /** There is nothing to back up or to copy. */
  | "no-store"
  /** The store has steps that this release does not know, or knows otherwise. */
  | "foreign-history"
  | "file-exists"
  | "file-unwritable"
  | "file-missing"
  /** A file, but none of our backups. */
  | "not-a-backup"
  | "newer-format"
  | "damaged"
  /** Somebody works with the store that would be replaced. */
  | "in-use"
  | "not-empty"
  /** The store holds a value that the other one has no form for, or took in another form. */
  | "value-lost";

/** Why nothing was done. The message is a sentence for the operator, without values and passwords. */
export class BackupFault extends Error {
  readonly code: BackupFaultCode;

  constructor(code: BackupFaultCode, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = "BackupFault";
    this.code = code;
  }
}
