import { expect, test, vi } from 'vitest';
import { createTokenCheck } from './createTokenCheck.ts';

function setUp({ onLine = true } = {}) {
  vi.stubGlobal('navigator', { onLine });
  const answers: { resolve: () => void; reject: () => void }[] = [];
  const check = createTokenCheck(() => new Promise<void>((resolve, reject) => void answers.push({ resolve, reject })));
  return { answers, check };
}
const settled = () => Promise.resolve();

test('sends one check at a time, and the next one after any outcome', async () => {
  const { answers, check } = setUp();
  check();
  check();
  expect(answers).toHaveLength(1);
  answers[0]?.reject();
  await settled();
  check();
  expect(answers).toHaveLength(2);
  answers[1]?.resolve();
  await settled();
  check();
  expect(answers).toHaveLength(3);
});

test('sends none while the browser is offline', () => {
  const { answers, check } = setUp({ onLine: false });
  check();
  expect(answers).toEqual([]);
});
