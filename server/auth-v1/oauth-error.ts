/** The third shape of the protocol, of the grants that come from OAuth; always 400. */
export class OAuthError extends Error {
  override readonly name = "OAuthError";
  readonly body: { error: string; error_description: string };

  constructor(error: string, description: string) {
    super(description);
    this.body = { error, error_description: description };
  }
}
