/** The door of the allowances: who may call how often, what the site may spend, and nothing twice. */
export type { Admission, Admitted, ModelCall, NotAdmitted } from "./admit-model-call.ts";
export type { BudgetLimits, Usage } from "./budget/budget.ts";
export {
  createLimits,
  type Limits,
  type LimitsOptions,
  type OnceOptions,
  type RateLimit,
} from "./create-limits.ts";
export { createGate, type Gate, type GateSettings } from "./gate.ts";
export type { VisitorLimit } from "./gcra/rate-limiter.ts";
export type { Log } from "./log.ts";
export type { Once, OnceCall, OnceResult, Work } from "./once/once.ts";
export type { Patience } from "./patience.ts";
export { type AllowanceSettings, defaultSettings } from "./settings.ts";
export { clientAddress } from "./visitor/client-address.ts";
export { type Visitor, visitorOf } from "./visitor/visitor-of.ts";
