import type { Wording } from "./wording.ts";

/** Everything that an email shows, before it is text or HTML. */
export type EmailContent = Wording & {
  senderName: string;
  siteUrl: string;
  code: string | undefined;
  /** Where the button leads; the emails without a code lead to the site. */
  link: string | undefined;
  newEmail: string | undefined;
  /** Of code and link, like "10 minutos". */
  life: string | undefined;
};
