import { expect, test, vi } from 'vitest';
import { createUnknownValueLog } from './unknownValues.ts';

test('logs each value once, at most 20 of them, and only the beginning of long ones', () => {
  const log = vi.spyOn(console, 'debug').mockReturnValue();
  const unknown = createUnknownValueLog((word) => `The unknown ${word}`);
  for (const word of ['pigeon', 'pigeon', 'x'.repeat(1_000), `${'x'.repeat(40)}y`]) unknown(word);
  expect(log.mock.calls).toEqual([['The unknown "pigeon"'], [`The unknown "${'x'.repeat(40)}"`]]);
  for (let count = 0; count < 1_000; count += 1) unknown(`pigeon ${count}`);
  expect(log).toHaveBeenCalledTimes(20);
});
