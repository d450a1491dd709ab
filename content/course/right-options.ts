/**
 * The right option of each question, from 0, lesson by lesson: what counts answers needs no texts, which stand in the
 * pages alone. A test compares it with them.
 */
export const rightOptions: readonly (readonly number[])[] = [
  [0, 1, 1, 2, 0],
  [1, 0, 1, 0, 2],
  [0, 1, 0, 1, 2],
  [1, 1, 0, 1, 2],
  [1, 1, 2, 2, 0],
];
