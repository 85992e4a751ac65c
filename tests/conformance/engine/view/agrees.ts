/** An expected value that is not known exactly: what it has to be, in words and as a test. */
export const fitting = (words: string, test: (value: unknown) => boolean) => Object.assign(test, { words });

/** Returns the words of an expected value that is a test. */
export const wordsOfTest = (test: object): string => ('words' in test ? `(${String(test.words)})` : '(what fits)');

/** Whether a received value equals the expected one, or passes it if that is a function. Objects may have more keys. */
export function agrees(received: unknown, expected: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(received) &&
      received.length === expected.length &&
      expected.every((item, index) => agrees(received[index], item))
    );
  }
  if (typeof expected === 'function') return (expected as (value: unknown) => boolean)(received);
  if (typeof expected !== 'object' || expected === null) return received === expected;
  if (typeof received !== 'object' || received === null) return false;
  return Object.entries(expected).every(([key, value]) => agrees((received as Record<string, unknown>)[key], value));
}
