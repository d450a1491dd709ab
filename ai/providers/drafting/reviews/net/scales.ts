// Made by scripts/sentiment/train-network.ts from its data; not written by hand.

/**
 * Of each network, for `naming` and `matters` bias and what the logits of the signs and of the network count, for
 * `quoting` bias and what the logit of the network counts.
 */
export const scales = {
  rated: {
    naming: [-0.2705, 0.235, 0.8153],
    quoting: [0.8914, 0.9639],
    matters: [-0.2226, 0.8883, 0.1356],
  },
  unrated: {
    naming: [-0.2627, 0.2654, 0.8218],
    quoting: [1.0165, 1.05],
    matters: [-0.1339, 0.7233, 0.1437],
  },
} as const;
