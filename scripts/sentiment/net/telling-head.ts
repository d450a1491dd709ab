import {
  aroundStretches,
  dropout,
  type HeardText,
  type Network,
  type Stretch,
  shapes,
} from "../../../ai/providers/drafting/reviews/net/network.ts";
import { matrix } from "../../../ai/providers/drafting/reviews/net/operations.ts";
import { type Variable, variable } from "./tape.ts";

/** What is read off each stretch in training only: whether it speaks of what its side of the review came to tell. */
export type TellingHead = {
  weights: Variable;
  bias: Variable;
  told: Variable;
  toldBias: Variable;
};

/** He et al. 2015; as wide as the head for quotes. */
export function tellingHead(normal: () => number): TellingHead {
  const [rows, hidden] = shapes.quoting;
  const layer = (from: number, to: number) => {
    const start = matrix(from, to);
    return variable({ ...start, data: start.data.map(() => Math.sqrt(2 / from) * normal()) });
  };
  return {
    weights: layer(rows, hidden),
    bias: variable(matrix(1, hidden)),
    told: layer(hidden, 1),
    toldBias: variable(matrix(1, 1)),
  };
}

/** For each stretch one logit in a row. */
export function tellingLogits(
  network: Network<Variable>,
  { weights, bias, told, toldBias }: TellingHead,
  { text, stretches }: { text: HeardText<Variable>; stretches: readonly Stretch[] },
): Variable {
  const { operations: of } = network;
  const weighed = of.relu(of.linear(aroundStretches(network, text, stretches), weights, bias));
  return of.linear(of.dropout(weighed, dropout.weighed), told, toldBias);
}
