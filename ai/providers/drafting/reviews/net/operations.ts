/** Numbers in rows, one row after the other. */
export type Matrix = {
  readonly rows: number;
  readonly columns: number;
  readonly data: Float32Array;
};

/** For each row of a result the rows of another matrix whose weighted sum it is: those from its start to the next. */
export type Bags = {
  readonly starts: Int32Array;
  readonly rows: Int32Array;
  readonly shares: Float32Array;
};

/** Rows from the first up to the last, which is left out. */
export type Span = readonly [from: number, to: number];

/**
 * What a neural network is made of. Reading takes them plain; training (scripts/sentiment) records each, so that the
 * gradients can be taken back through the very same network.
 */
export type Operations<M extends Matrix> = {
  embeddingBag: (table: M, bags: Bags) => M;
  linear: (input: M, weights: M, bias: M) => M;
  relu: (input: M) => M;
  add: (one: M, other: M) => M;
  concat: (parts: readonly M[]) => M;
  /** Of each span the largest of every column. */
  maxPool: (input: M, spans: readonly Span[]) => M;
  /** In training a share of the numbers is left out, at random. */
  dropout: (input: M, share: number) => M;
};

export function matrix(rows: number, columns: number): Matrix {
  return { rows, columns, data: new Float32Array(rows * columns) };
}

export function embeddingBag(table: Matrix, { starts, rows, shares }: Bags): Matrix {
  const { columns } = table;
  const sums = matrix(starts.length - 1, columns);
  for (let bag = 0; bag < sums.rows; bag += 1) {
    const end = starts[bag + 1] as number;
    for (let one = starts[bag] as number; one < end; one += 1) {
      const share = shares[one] as number;
      const from = (rows[one] as number) * columns;
      for (let column = 0; column < columns; column += 1)
        (sums.data[bag * columns + column] as number) +=
          share * (table.data[from + column] as number);
    }
  }
  return sums;
}

/** Places of a row that are not zero: behind a relu more than half of them are. */
function filledPlaces({ columns, data }: Matrix, row: number, places: Int32Array): number {
  let filled = 0;
  for (let place = 0; place < columns; place += 1) {
    if (data[row * columns + place] === 0) continue;
    places[filled] = place;
    filled += 1;
  }
  return filled;
}

export function linear(input: Matrix, weights: Matrix, bias: Matrix): Matrix {
  const { columns } = weights;
  const output = matrix(input.rows, columns);
  const to = output.data;
  const by = weights.data;
  const places = new Int32Array(input.columns);
  for (let row = 0; row < input.rows; row += 1) {
    const start = row * columns;
    const values = input.data.subarray(row * input.columns, (row + 1) * input.columns);
    to.set(bias.data, start);
    const filled = filledPlaces(input, row, places);
    let at = 0;
    // Four rows of weights at once: each sum is read and written a quarter as often.
    for (; at + 3 < filled; at += 4) {
      const [first, second] = [places[at] as number, places[at + 1] as number];
      const [third, fourth] = [places[at + 2] as number, places[at + 3] as number];
      const [one, two] = [values[first] as number, values[second] as number];
      const [three, four] = [values[third] as number, values[fourth] as number];
      for (let column = 0; column < columns; column += 1)
        (to[start + column] as number) +=
          one * (by[first * columns + column] as number) +
          two * (by[second * columns + column] as number) +
          three * (by[third * columns + column] as number) +
          four * (by[fourth * columns + column] as number);
    }
    for (; at < filled; at += 1) {
      const place = places[at] as number;
      const value = values[place] as number;
      for (let column = 0; column < columns; column += 1)
        (to[start + column] as number) += value * (by[place * columns + column] as number);
    }
  }
  return output;
}

export function concat(parts: readonly Matrix[]): Matrix {
  const rows = parts[0]?.rows ?? 0;
  const columns = parts.reduce((sum, part) => sum + part.columns, 0);
  const output = matrix(rows, columns);
  for (let row = 0; row < rows; row += 1) {
    let at = row * columns;
    for (const part of parts) {
      output.data.set(part.data.subarray(row * part.columns, (row + 1) * part.columns), at);
      at += part.columns;
    }
  }
  return output;
}

/** The row that is largest in a column of a span. */
export function largestRow(input: Matrix, [from, to]: Span, column: number): number {
  let best = from;
  for (let row = from + 1; row < to; row += 1) {
    const value = input.data[row * input.columns + column] as number;
    if (value > (input.data[best * input.columns + column] as number)) best = row;
  }
  return best;
}

export function maxPool(input: Matrix, spans: readonly Span[]): Matrix {
  const { columns } = input;
  const output = matrix(spans.length, columns);
  for (const [row, span] of spans.entries())
    for (let column = 0; column < columns; column += 1)
      output.data[row * columns + column] = input.data[
        largestRow(input, span, column) * columns + column
      ] as number;
  return output;
}

function relu({ rows, columns, data }: Matrix): Matrix {
  const output = matrix(rows, columns);
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] as number;
    if (value > 0) output.data[at] = value;
  }
  return output;
}

function add({ rows, columns, data }: Matrix, other: Matrix): Matrix {
  const output = matrix(rows, columns);
  for (let at = 0; at < data.length; at += 1)
    output.data[at] = (data[at] as number) + (other.data[at] as number);
  return output;
}

/** As they are when a text is read. */
export const plainOperations: Operations<Matrix> = {
  embeddingBag,
  linear,
  relu,
  add,
  concat,
  maxPool,
  dropout: (input) => input,
};
