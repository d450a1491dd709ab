/**
 * The HTTP status of every failure the wire knows, by its code.
 * Clients decide by the code; the sentence beside it is for people and may change.
 */
const statusOfCode = {
  bad_request: 400,
  no_api_key: 401,
  invalid_api_key: 401,
  no_outbox_token: 401,
  invalid_outbox_token: 401,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  too_many_requests: 429,
  store_unavailable: 503,
  internal_error: 500,
} as const;

export type ErrorCode = keyof typeof statusOfCode;
export type ErrorStatus = (typeof statusOfCode)[ErrorCode];

/** The JSON body of every failed answer outside `/auth/v1`, which has the shape of its own client. */
export type ErrorBody = {
  success: false;
  /** One pt-BR sentence to show. */
  error: string;
  code: ErrorCode;
};

/** The one error that is meant for the other side; anything else thrown is an internal error. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly status: ErrorStatus;

  constructor(code: ErrorCode, options?: { cause?: unknown }) {
    super(code, options);
    this.code = code;
    this.status = statusOfCode[code];
  }
}
