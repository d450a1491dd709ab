import type { Variable } from "./tape.ts";

/** Adam: A Method for Stochastic Optimization, Kingma and Ba 2015, with the constants of the paper. */
const decay = { mean: 0.9, square: 0.999 } as const;
const floor = 1e-8;

/** The gradient of all together is never longer. */
const longest = 2;

/** A step by the gradients of these, which are zero afterwards; `rate`: how far, at most, a number moves. */
export function createAdam(variables: readonly Variable[]): (rate: number) => void {
  const means = variables.map(({ data }) => new Float32Array(data.length));
  const squares = variables.map(({ data }) => new Float32Array(data.length));
  let steps = 0;
  return (rate) => {
    steps += 1;
    let square = 0;
    for (const { gradient } of variables) for (const one of gradient) square += one * one;
    const shortened = Math.min(1, longest / Math.max(floor, Math.sqrt(square)));
    const [warmMean, warmSquare] = [1 - decay.mean ** steps, 1 - decay.square ** steps];
    for (const [number, { data, gradient }] of variables.entries()) {
      const mean = means[number] as Float32Array;
      const squared = squares[number] as Float32Array;
      for (let at = 0; at < data.length; at += 1) {
        const one = (gradient[at] as number) * shortened;
        const m = decay.mean * (mean[at] as number) + (1 - decay.mean) * one;
        const s = decay.square * (squared[at] as number) + (1 - decay.square) * one * one;
        mean[at] = m;
        squared[at] = s;
        (data[at] as number) -= (rate * (m / warmMean)) / (Math.sqrt(s / warmSquare) + floor);
      }
      gradient.fill(0);
    }
  };
}
