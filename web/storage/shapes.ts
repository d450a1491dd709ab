import { ownField } from "./own-field.ts";

/** Whether a value that was stored is what it should be. Small, because the pages carry it; never throws. */
export type Shape = (value: unknown) => boolean;

export const anyText: Shape = (value) => typeof value === "string";
export const anyNumber: Shape = (value) => Number.isFinite(value);
export const numberOrNull: Shape = (value) => value === null || anyNumber(value);

export function oneOf(values: readonly unknown[]): Shape {
  return (value) => values.includes(value);
}

export function listOf(shape: Shape): Shape {
  return (value) => Array.isArray(value) && value.every(shape);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Any names, or those of a list. */
export function recordOf(shape: Shape, names?: readonly string[]): Shape {
  return (value) =>
    isObject(value) &&
    Object.entries(value).every(([name, entry]) => shape(entry) && (names?.includes(name) ?? true));
}

/** Texts by their names. */
export function texts(...names: readonly string[]): Record<string, Shape> {
  return Object.fromEntries(names.map((name) => [name, anyText]));
}

/** Fields that must be there, and fields that may; what has another name is not looked at. */
export function objectOf(
  fields: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): Shape {
  return (value) =>
    isObject(value) &&
    Object.entries(fields).every(([name, shape]) => shape(ownField(value, name))) &&
    Object.entries(optional).every(([name, shape]) => {
      const field = ownField(value, name);
      return field === undefined || shape(field);
    });
}
