import type { Account } from "../users/account.ts";
import { createSmsHook, type SmsHookOptions } from "./sms-hook.ts";
import type { SmsProvider } from "./sms-provider.ts";
import {
  createTwilio,
  createTwilioVerify,
  type TwilioOptions,
  type TwilioVerifyOptions,
} from "./twilio.ts";

/** Who brings codes to phones. */
export type SmsOptions =
  | ({ kind: "hook" } & SmsHookOptions)
  | ({ kind: "twilio" } & TwilioOptions)
  | ({ kind: "twilio_verify" } & TwilioVerifyOptions);

/** `describe`: a person as the protocol has it, for a hook. */
export function createSmsProvider(
  options: SmsOptions,
  describe: (account: Account) => object,
): SmsProvider {
  if (options.kind === "hook") return createSmsHook(options, { describe });
  return options.kind === "twilio" ? createTwilio(options) : createTwilioVerify(options);
}
