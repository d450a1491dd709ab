/** What is worth a line of the operator's log; never a key, an address or a text. */
export type Log = { warn(fields: object, message: string): void };
