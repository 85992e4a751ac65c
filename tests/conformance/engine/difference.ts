import { agrees } from './agrees.ts';

const LONGEST = 500;

interface Difference {
  expected: string;
  received: string;
}

/** What differs between two values, without what is the same around it; `place` says where they stand. */
export function differenceOf(expected: unknown, received: unknown, place = ''): Difference {
  if (isHolder(expected) && isHolder(received)) {
    const keys = Array.isArray(expected) ? Object.keys({ ...expected, ...received }) : Object.keys(expected);
    const parts = keys.filter((key) => !agrees(received[key], expected[key]));
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) {
      const inner = Array.isArray(expected) ? `[${only}]` : only;
      return differenceOf(expected[only], received[only], place === '' ? inner : `${place} ${inner}`);
    }
    if (!Array.isArray(expected))
      return { expected: tell(pick(expected, parts), place), received: tell(pick(received, parts), place) };
  }
  return { expected: tell(expected, place), received: tell(received, place) };
}

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const pick = (value: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, value[key]]));

function tell(value: unknown, place: string): string {
  const text = typeof value === 'function' ? 'another value' : (JSON.stringify(value) ?? 'nothing');
  return (place === '' ? text : `${place}: ${text}`).slice(0, LONGEST);
}
