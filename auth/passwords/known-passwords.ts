let known: Promise<ReadonlySet<string>> | undefined;

/** Whether it stands among the 49,000 passwords that are tried first, in whatever case. */
export async function isKnownPassword(password: string): Promise<boolean> {
  known ??= readList();
  return (await known).has(password.toLowerCase());
}

/** Read when a password is first checked: an eighth of a second, which a start need not pay. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
