import type {
  AdmissionFault,
  Allowance,
  ChatFailure,
  ChatSuccess,
} from "../../../contract/gemini-chat.ts";

/** A call that was not made, and when it may be tried again. */
export type Refused = {
  refused: AdmissionFault | "idempotency_conflict";
  retryAfterMs?: number | undefined;
};

/** How a call ended, for the one who asked. */
export type Outcome = ChatSuccess | ChatFailure | Refused;

/** Tokens, of all calls that an answer took; `none`: no model was reached. */
export type Usage = number | "none";

export type Admitted = {
  /** Left out where nothing is counted. */
  allowance?: Allowance | undefined;
  /** To be called when the model is done with, however it ended; `calls` over the network, where it took several. */
  settle: (usage: Usage, calls?: number) => void;
};

/** What the one who asks may still do. Where there are none (at the edge), nothing is counted. */
export type ChatAllowances = {
  /** Before every call, drafts too. */
  takeAny: () => Promise<Refused | null>;
  /** Before every call of a model; rejects with the signal's reason when the visitor leaves the queue. */
  admitModelCall: (call: {
    /** An upper bound, of what is sent and of what may come back. */
    estimatedTokens: number;
    signal: AbortSignal;
  }) => Promise<Admitted | Refused>;
  /** The same call sent twice is worked on once; what is not to be kept may be tried again. */
  runIdempotently: (
    call: { key: string; fingerprint: string; signal: AbortSignal },
    work: () => Promise<{ answer: Outcome; keep: boolean }>,
  ) => Promise<Outcome>;
};
