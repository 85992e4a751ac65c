import { agrees, wordsOfTest } from './agrees.ts';

const LONGEST = 500;
const SHORT_LIST = 120;

interface Difference {
  expected: string;
  received: string;
}

/** Describes the smallest parts in which two values differ; `place` is their position. */
export function differenceOf(expected: unknown, received: unknown, place = ''): Difference {
  if (Array.isArray(expected) && Array.isArray(received)) return differenceOfLists(expected, received, place);
  if (isRecord(expected) && isRecord(received)) {
    const parts = Object.keys(expected).filter((key) => !agrees(received[key], expected[key]));
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) {
      return differenceOf(expected[only], received[only], place === '' ? only : `${place} ${only}`);
    }
    if (parts.length > 0)
      return { expected: textOf(pick(expected, parts), place), received: textOf(pick(received, parts), place) };
  }
  return { expected: textOf(expected, place), received: textOf(received, place) };
}

/** Describes short lists as a whole, and longer ones by their first different item and their lengths. */
function differenceOfLists(expected: readonly unknown[], received: readonly unknown[], place: string): Difference {
  const whole = { expected: textOf(expected, place), received: textOf(received, place) };
  if (Math.max(whole.expected.length, whole.received.length) <= SHORT_LIST) return whole;
  const length = Math.max(expected.length, received.length);
  const index = Array.from({ length }, (_, at) => at).findIndex((at) => !agrees(received[at], expected[at]));
  const inner = differenceOf(expected[index], received[index], `${place} [${index}]`.trim());
  if (expected.length === received.length) return inner;
  return {
    expected: `${expected.length} items, ${inner.expected}`,
    received: `${received.length} items, ${inner.received}`,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const pick = (value: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, value[key]]));

/** Replaces values that JSON cannot represent, which would become null in a list. */
const inWords = (_key: string, value: unknown): unknown =>
  value === undefined ? '(nothing)' : typeof value === 'function' ? wordsOfTest(value) : value;

function textOf(value: unknown, place: string): string {
  const text =
    value === undefined ? 'nothing' : typeof value === 'function' ? 'another value' : JSON.stringify(value, inWords);
  return (place === '' ? text : `${place}: ${text}`).slice(0, LONGEST);
}
