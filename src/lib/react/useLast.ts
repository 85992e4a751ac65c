import { useState } from 'react';

/** The value; while there is none, the last one there was. */
export function useLastDefined<Value>(
  value: Value | null | undefined,
  isSame: (a: Value, b: Value) => boolean = Object.is,
): Value | null {
  const [last, setLast] = useState<Value | null>(value ?? null);
  const known = value ?? null;
  if (known !== null && (last === null || !isSame(known, last))) setLast(known);
  return known ?? last;
}
