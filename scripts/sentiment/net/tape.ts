import {
  type Bags,
  concat,
  embeddingBag,
  largestRow,
  linear,
  type Matrix,
  matrix,
  maxPool,
  type Operations,
  type Span,
} from "../../../ai/providers/drafting/reviews/net/operations.ts";

/** A matrix with the gradient of the loss by each of its numbers. */
export type Variable = Matrix & { readonly gradient: Float32Array };

export function variable(value: Matrix): Variable {
  return { ...value, gradient: new Float32Array(value.data.length) };
}

/** Operations that are recorded, and the way back through them. */
export type Tape = {
  operations: Operations<Variable>;
  /** Adds to the gradient of every input what those of the results say; then the tape is empty again. */
  backward: () => void;
};

function backThroughBag(table: Variable, { starts, rows, shares }: Bags, sums: Variable): void {
  const { columns } = table;
  for (let bag = 0; bag < sums.rows; bag += 1) {
    for (let one = starts[bag] as number; one < (starts[bag + 1] as number); one += 1) {
      const share = shares[one] as number;
      const to = (rows[one] as number) * columns;
      for (let column = 0; column < columns; column += 1)
        (table.gradient[to + column] as number) +=
          share * (sums.gradient[bag * columns + column] as number);
    }
  }
}

/** What is 0 was made so by `relu` or dropout, through which nothing goes back: its gradient is not asked for. */
function backThroughLinear(
  [input, weights, bias]: readonly [Variable, Variable, Variable],
  output: Variable,
): void {
  const { columns } = weights;
  const by = weights.data;
  const learnt = weights.gradient;
  for (let row = 0; row < input.rows; row += 1) {
    const miss = output.gradient.subarray(row * columns, (row + 1) * columns);
    for (let column = 0; column < columns; column += 1)
      (bias.gradient[column] as number) += miss[column] as number;
    for (let place = 0; place < input.columns; place += 1) {
      const at = row * input.columns + place;
      const value = input.data[at] as number;
      if (value === 0) continue;
      const from = place * columns;
      let sum = 0;
      for (let column = 0; column < columns; column += 1) {
        const missed = miss[column] as number;
        sum += (by[from + column] as number) * missed;
        (learnt[from + column] as number) += value * missed;
      }
      (input.gradient[at] as number) += sum;
    }
  }
}

function backThroughConcat(parts: readonly Variable[], output: Variable): void {
  for (let row = 0; row < output.rows; row += 1) {
    let at = row * output.columns;
    for (const { columns, gradient } of parts)
      for (let column = 0; column < columns; column += 1, at += 1)
        (gradient[row * columns + column] as number) += output.gradient[at] as number;
  }
}

function backThroughPool(input: Variable, spans: readonly Span[], output: Variable): void {
  for (const [row, span] of spans.entries())
    for (let column = 0; column < output.columns; column += 1)
      (input.gradient[largestRow(input, span, column) * input.columns + column] as number) += output
        .gradient[row * output.columns + column] as number;
}

/** Each result times a factor: of `relu` 0 or 1, of dropout 0 or what makes up for what is left out. */
function factored(input: Variable, factors: Float32Array): Variable {
  return variable({ ...input, data: input.data.map((one, at) => one * (factors[at] as number)) });
}

/** `random`: what is left out in training. */
export function createTape(random: () => number): Tape {
  const steps: (() => void)[] = [];
  const record = (result: Variable, back: (result: Variable) => void) => {
    steps.push(() => back(result));
    return result;
  };
  const times = (input: Variable, factors: Float32Array) =>
    record(factored(input, factors), ({ gradient }) => {
      for (let at = 0; at < factors.length; at += 1)
        (input.gradient[at] as number) += (factors[at] as number) * (gradient[at] as number);
    });
  return {
    operations: {
      embeddingBag: (table, bags) =>
        record(variable(embeddingBag(table, bags)), (sums) => backThroughBag(table, bags, sums)),
      linear: (input, weights, bias) =>
        record(variable(linear(input, weights, bias)), (output) =>
          backThroughLinear([input, weights, bias], output),
        ),
      relu: (input) =>
        times(
          input,
          input.data.map((value) => Number(value > 0)),
        ),
      add: (one, other) => {
        const sum = matrix(one.rows, one.columns);
        for (let at = 0; at < sum.data.length; at += 1)
          sum.data[at] = (one.data[at] as number) + (other.data[at] as number);
        return record(variable(sum), ({ gradient }) => {
          for (let at = 0; at < gradient.length; at += 1) {
            (one.gradient[at] as number) += gradient[at] as number;
            (other.gradient[at] as number) += gradient[at] as number;
          }
        });
      },
      concat: (parts) =>
        record(variable(concat(parts)), (output) => backThroughConcat(parts, output)),
      maxPool: (input, spans) =>
        record(variable(maxPool(input, spans)), (output) => backThroughPool(input, spans, output)),
      dropout: (input, share) =>
        times(
          input,
          input.data.map(() => (random() < share ? 0 : 1 / (1 - share))),
        ),
    },
    backward: () => {
      for (const back of steps.splice(0).reverse()) back();
    },
  };
}
