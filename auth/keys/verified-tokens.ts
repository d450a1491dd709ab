import { createHash } from "node:crypto";

/** Claims of tokens whose signature was found right: the same token comes with every call of a page. */
export type VerifiedTokens<Claims> = {
  find(token: string): Claims | undefined;
  keep(token: string, claims: Claims): void;
};

/** Of a thousand bytes each at most, since claims that are not looked at are not kept. */
const maxTokens = 5000;

/** Times are looked at anew each time: what is kept is that the signature is ours. */
export function createVerifiedTokens<Claims>(): VerifiedTokens<Claims> {
  const known = new Map<string, Claims>();
  return {
    find: (token) => known.get(digestOf(token)),
    keep(token, claims) {
      const [oldest] = known.size >= maxTokens ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
      known.set(digestOf(token), claims);
    },
  };
}

/** Neither a token to steal from the memory, nor a comparison whose time tells of one. */
function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("base64");
}
