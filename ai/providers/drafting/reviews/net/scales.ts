// Made by scripts/sentiment/train-network.ts from its data; not written by hand.

/**
 * Of each network, for `naming` bias and what the logits of the signs and of the network count, for `quoting` bias and
 * what the logit of the network counts.
 */
export const scales = {
  rated: { naming: [-0.3429, 0.265, 0.822], quoting: [0.9539, 0.964] },
  unrated: { naming: [-0.2302, 0.2834, 0.7732], quoting: [1.0869, 0.9534] },
} as const;
