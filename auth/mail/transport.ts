/** An email as it leaves. */
export type EmailMessage = {
  /** Of the row it waited in; in the Message-ID too. */
  id: string;
  /** Milliseconds since 1970. */
  postedAt: number;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** How emails leave this server. */
export type MailTransport = {
  /** Rejects with `EmailRejected` where no later try would help, and with anything else where one might. */
  send(message: EmailMessage, signal: AbortSignal): Promise<void>;
  close(): void;
};

/** This email will never be taken. The reason is a fixed word: what servers say quotes addresses. */
export class EmailRejected extends Error {
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "EmailRejected";
    this.reason = reason;
  }
}

/** For an operator who has turned e-mail off and named no server. */
export const noTransport: MailTransport = {
  send: async () => {
    throw new EmailRejected("no mail server");
  },
  close: () => undefined,
};
