import { agrees, wordsOfTest } from './agrees.ts';

const LONGEST = 500;
const SHORT_LIST = 120;
/** Maximum length of several properties that differ and are shown together, and of how many more are shown one by one. */
const MOST_TOGETHER = 200;
const MOST_PARTS = 3;

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
    if (parts.length > 0) {
      const whole = { expected: textOf(pick(expected, parts), place), received: textOf(pick(received, parts), place) };
      if (Math.max(whole.expected.length, whole.received.length) <= MOST_TOGETHER) return whole;
      // What differs in long parts is found only part by part.
      const each = parts
        .slice(0, MOST_PARTS)
        .map((key) => differenceOf(expected[key], received[key], `${place} ${key}`.trim()));
      const joined = (side: keyof Difference) => each.map((part) => part[side]).join('; ');
      return { expected: joined('expected'), received: joined('received') };
    }
  }
  return { expected: textOf(expected, place), received: textOf(received, place) };
}

/** Describes short lists as a whole, and longer ones by their first different item and their lengths. */
function differenceOfLists(expected: readonly unknown[], received: readonly unknown[], place: string): Difference {
  const whole = { expected: textOf(expected, place), received: textOf(received, place) };
  if (Math.max(whole.expected.length, whole.received.length) <= SHORT_LIST) return whole;
  const byId = differenceOfIds(expected, received, place);
  if (byId !== null) return byId;
  const length = Math.max(expected.length, received.length);
  const index = Array.from({ length }, (_, at) => at).findIndex((at) => !agrees(received[at], expected[at]));
  const inner = differenceOf(expected[index], received[index], `${place} [${index}]`.trim());
  if (expected.length === received.length) return inner;
  return {
    expected: `${expected.length} items, ${inner.expected}`,
    received: `${received.length} items, ${inner.received}`,
  };
}

/** Tells which item is missing or too many, or that the order differs; null where items have no ids, or differ otherwise. */
function differenceOfIds(expected: readonly unknown[], received: readonly unknown[], place: string): Difference | null {
  const [wanted, got] = [expected, received].map((items) => items.map(idOf));
  if (wanted === undefined || got === undefined || [...wanted, ...got].some((id) => typeof id !== 'string'))
    return null;
  const missing = wanted.findIndex((id) => !got.includes(id));
  const other = got.findIndex((id) => !wanted.includes(id));
  const [own, others] = [wanted, got].map(({ length }) => `${place === '' ? '' : `${place}: `}${length} items`);
  if (missing !== -1)
    return {
      expected: `${own}, with ${textOf(expected[missing], '')}`,
      received: `${others}, without ${JSON.stringify(wanted[missing])}`,
    };
  if (other !== -1)
    return {
      expected: `${own}, without ${JSON.stringify(got[other])}`,
      received: `${others}, with ${textOf(received[other], '')}`,
    };
  if (wanted.length !== got.length || agrees(got, wanted)) return null;
  return {
    expected: textOf(wanted, `${place} in the order`.trim()),
    received: textOf(got, `${place} in the order`.trim()),
  };
}

const idOf = (item: unknown): unknown => (isRecord(item) ? item.id : item);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const pick = (value: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, value[key]]));

/** Replaces values that JSON cannot represent, which would become null in a list. */
const inWords = (_key: string, value: unknown): unknown =>
  value === undefined ? '(nothing)' : typeof value === 'function' ? wordsOfTest(value) : value;

function textOf(value: unknown, place: string): string {
  const text =
    value === undefined
      ? 'nothing'
      : typeof value === 'function' && !('words' in value)
        ? 'another value'
        : typeof value === 'function'
          ? wordsOfTest(value)
          : JSON.stringify(value, inWords);
  return (place === '' ? text : `${place}: ${text}`).slice(0, LONGEST);
}
