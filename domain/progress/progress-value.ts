/**
 * The value of a progress bar, checked: outside 0 to max (100 unless told) is an error of the caller.
 * @throws RangeError for such a value, for NaN, and for a max that is not a finite number above 0.
 */
export function progressValue(value: number, max = 100): number {
  if (!Number.isFinite(max) || max <= 0)
    throw new RangeError(`max ${max} is not a finite number above 0`);
  if (!(value >= 0 && value <= max)) throw new RangeError(`value ${value} is not from 0 to ${max}`);
  return value;
}
