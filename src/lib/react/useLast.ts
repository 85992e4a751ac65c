import { useState } from 'react';

/**
 * Returns the value; while it is null or undefined, the last defined one, or null. For a dialog, which shows the same
 * content while it closes.
 */
export function useLastDefined<Value>(
  value: Value | null | undefined,
  isSame: (a: Value, b: Value) => boolean = Object.is,
): Value | null {
  const [last, setLast] = useState<Value | null>(value ?? null);
  const known = value ?? null;
  if (known !== null && (last === null || !isSame(known, last))) setLast(known);
  return known ?? last;
}
