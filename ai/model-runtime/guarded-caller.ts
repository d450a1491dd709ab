import { AiError } from "../provider.ts";
import type { CallModel } from "./call-model.ts";
import type { Circuit } from "./circuit.ts";

/** The service, and not the call, is what failed: it did not answer, or not in time. */
function isFaultOfService(error: AiError): boolean {
  return error.code === "unavailable" || (error.code === "timeout" && error.reached);
}

/** Calls through a circuit breaker. @throws AiError with `retryAfterMs` where none is made. */
export function throughCircuit(circuit: Circuit, callModel: CallModel): CallModel {
  return async (...asked) => {
    const passage = circuit.enter();
    if (typeof passage === "number")
      throw new AiError("unavailable", { detail: "not asked", retryAfterMs: passage });
    try {
      await callModel(...asked);
      passage.answered();
    } catch (error) {
      if (!(error instanceof AiError)) passage.ended();
      else if (isFaultOfService(error)) passage.failed();
      else passage.answered();
      throw error;
    }
  };
}
