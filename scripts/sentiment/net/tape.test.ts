import { describe, expect, test } from "vitest";
import { matrix, type Operations } from "../../../ai/providers/drafting/reviews/net/operations.ts";
import { toBags } from "../../../ai/providers/drafting/reviews/net/tokens.ts";
import { seededRandom } from "../regression.ts";
import { createTape, type Variable, variable } from "./tape.ts";

function randomVariable(rows: number, columns: number, seed: number): Variable {
  const random = seededRandom(seed);
  const { data } = matrix(rows, columns);
  return variable({ rows, columns, data: data.map(() => 2 * random() - 1) });
}

type Case = {
  name: string;
  inputs: Variable[];
  run: (of: Operations<Variable>, inputs: readonly Variable[]) => Variable;
};

const at = (inputs: readonly Variable[], place: number) => inputs[place] as Variable;
const bags = toBags([
  [
    [0, 1],
    [2, 0.5],
  ],
  [],
  [[1, -2]],
]);

const cases: Case[] = [
  {
    name: "embeddingBag",
    inputs: [randomVariable(3, 2, 1)],
    run: (of, inputs) => of.embeddingBag(at(inputs, 0), bags),
  },
  {
    name: "linear",
    inputs: [randomVariable(4, 3, 2), randomVariable(3, 2, 3), randomVariable(1, 2, 4)],
    run: (of, inputs) => of.linear(at(inputs, 0), at(inputs, 1), at(inputs, 2)),
  },
  {
    name: "relu",
    inputs: [randomVariable(3, 3, 5)],
    run: (of, inputs) => of.relu(at(inputs, 0)),
  },
  {
    name: "add",
    inputs: [randomVariable(2, 2, 6), randomVariable(2, 2, 7)],
    run: (of, inputs) => of.add(at(inputs, 0), at(inputs, 1)),
  },
  {
    name: "concat",
    inputs: [randomVariable(2, 1, 8), randomVariable(2, 3, 9)],
    run: (of, inputs) => of.concat(inputs),
  },
  {
    name: "maxPool",
    inputs: [randomVariable(4, 3, 10)],
    run: (of, inputs) =>
      of.maxPool(at(inputs, 0), [
        [0, 2],
        [1, 4],
      ]),
  },
  {
    name: "one after the other",
    inputs: [randomVariable(3, 2, 11), randomVariable(4, 2, 12), randomVariable(1, 2, 13)],
    run: (of, inputs) => {
      const found = of.embeddingBag(at(inputs, 0), bags);
      const both = of.concat([found, of.relu(found)]);
      return of.linear(both, at(inputs, 1), at(inputs, 2));
    },
  },
];

/** Each number of a result counts otherwise, so that none stands in for another. */
const weightOf = (place: number) => Math.sin(place + 1);

function lossOf({ run, inputs }: Case): number {
  const { data } = run(createTape(seededRandom(1)).operations, inputs);
  return data.reduce((sum, value, place) => sum + weightOf(place) * value, 0);
}

const nudge = 1e-2;

describe("the way back through a tape", () => {
  test.each(cases)("$name: the gradient is the slope of the loss", (one) => {
    const tape = createTape(seededRandom(1));
    const result = one.run(tape.operations, one.inputs);
    for (const place of result.gradient.keys()) result.gradient[place] = weightOf(place);
    tape.backward();
    for (const { data, gradient } of one.inputs) {
      for (const place of data.keys()) {
        const before = data[place] as number;
        data[place] = before + nudge;
        const above = lossOf(one);
        data[place] = before - nudge;
        const below = lossOf(one);
        data[place] = before;
        expect(gradient[place]).toBeCloseTo((above - below) / (2 * nudge), 2);
      }
    }
  });

  test("dropout leaves out its share, makes up for it, and takes the gradient the same way", () => {
    const tape = createTape(seededRandom(3));
    const input = variable({ rows: 1, columns: 2000, data: new Float32Array(2000).fill(1) });
    const thinned = tape.operations.dropout(input, 0.25);
    const left = thinned.data.filter((value) => value !== 0);
    expect(left.length / 2000).toBeCloseTo(0.75, 1);
    expect(left[0]).toBeCloseTo(4 / 3, 4);
    thinned.gradient.fill(1);
    tape.backward();
    expect(input.gradient).toEqual(thinned.data);
  });
});
