/** Signs share so many weights by their hash; a power of two. */
export const bucketCount = 2 ** 16;

/** A logistic regression over signs that are there or not. */
export type HashedModel = {
  /** One for each bucket, in steps of `scale`. */
  weights: ArrayLike<number>;
  scale: number;
  bias: number;
};

/** As weights.ts holds it: signed bytes, the buckets in their order. */
export type PackedModel = { base64: string; scale: number; bias: number };

/** FNV-1a. */
const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** The hash of a sign, 32 bits; a step of MurmurHash3 stirs the poor low bits of FNV-1a. */
export function hashOf(sign: string): number {
  let hash = fnvOffset;
  for (let at = 0; at < sign.length; at += 1)
    hash = Math.imul(hash ^ sign.charCodeAt(at), fnvPrime);
  const stirred = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return stirred ^ (stirred >>> 13);
}

export function bucketOf(sign: string): number {
  return hashOf(sign) & (bucketCount - 1);
}

export function unpackModel({ base64, scale, bias }: PackedModel): HashedModel {
  const binary = atob(base64);
  return { weights: Int8Array.from(binary, (byte) => byte.charCodeAt(0)), scale, bias };
}

/** The logit of what a model was trained to tell. */
export function logitOf(signs: readonly string[], { weights, scale, bias }: HashedModel): number {
  const sum = signs.reduce((total, sign) => total + (weights[bucketOf(sign)] ?? 0), 0);
  return bias + scale * sum;
}

/** The probability that belongs to a logit. */
export function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** The probability of what a model was trained to tell. */
export function chanceOf(signs: readonly string[], model: HashedModel): number {
  return logistic(logitOf(signs, model));
}
