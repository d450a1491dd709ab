import { type ParameterName, type Parameters, shapes } from "./network.ts";
import type { Matrix } from "./operations.ts";

/** As weights.ts holds a matrix: signed bytes in rows, and what a step of one is worth. */
export type PackedMatrix = { base64: string; scale: number };
export type PackedNetwork = Readonly<Record<ParameterName, PackedMatrix>>;

function unpack(name: ParameterName, { base64, scale }: PackedMatrix): Matrix {
  const [rows, columns] = shapes[name];
  const binary = atob(base64);
  if (binary.length !== rows * columns)
    throw new Error(
      `weights.ts holds ${binary.length} numbers of ${name} instead of ${rows * columns}.`,
    );
  const data = Float32Array.from(
    { length: rows * columns },
    (_, at) => scale * ((binary.charCodeAt(at) << 24) >> 24),
  );
  return { rows, columns, data };
}

export function unpackNetwork(packed: PackedNetwork): Parameters<Matrix> {
  const names = Object.keys(shapes) as ParameterName[];
  return Object.fromEntries(
    names.map((name) => [name, unpack(name, packed[name])]),
  ) as unknown as Parameters<Matrix>;
}
