/** The door of the allowances: who may call how often, what the site may spend, and nothing twice. */
export type { Admission, Admitted, ModelCall, NotAdmitted } from "./admit-model-call.ts";
export type { BudgetLimits, Usage } from "./budget/budget.ts";
export {
  type ConcurrencyLimiter,
  type ConcurrencySettings,
  createConcurrencyLimiter,
} from "./concurrency-limiter.ts";
export {
  createLimits,
  type IdempotencyOptions,
  type Limits,
  type LimitsOptions,
  type RateLimit,
} from "./create-limits.ts";
export type { VisitorLimit } from "./gcra/rate-limiter.ts";
export type { Schedule } from "./gcra/schedule.ts";
export type {
  IdempotentCall,
  IdempotentResult,
  RunIdempotently,
  Work,
} from "./idempotency/run-idempotently.ts";
export type { Log } from "./log.ts";
export { type AllowanceSettings, defaultSettings } from "./settings.ts";
export { clientAddress } from "./visitor/client-address.ts";
export { type Visitor, visitorAt, visitorOf } from "./visitor/visitor-of.ts";
export type { WaitBudget } from "./wait-budget.ts";
