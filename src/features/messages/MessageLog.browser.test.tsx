import { expect, test } from 'vitest';
import {
  CHATS,
  openKeyboard,
  receiveBeforeUnsent,
  sendFromFarAbove,
  walkChatLog,
} from '../../../tests/support/walkChatLog.ts';
import '../../ui/theme/global.css.ts';

/** More steps: `VITE_LOG_STEPS=6000 npx vitest run --project=browser <this file>`; VITE_LOG_SEED sets another seed. */
const STEPS = Number(import.meta.env.VITE_LOG_STEPS ?? 300);
const SEED = Number(import.meta.env.VITE_LOG_SEED ?? 1);

test(
  'the log stays at its end or keeps the row at its upper edge, whatever arrives and whatever changes its height',
  async ({ annotate, onTestFinished }) => {
    // Disables motion: a transition of the shortest time would show the spacers at their former heights for a frame.
    document.documentElement.dataset.still = '';
    onTestFinished(() => {
      delete document.documentElement.dataset.still;
    });
    const walks = await Promise.all(CHATS.map((_, chat) => walkChatLog(chat, SEED, STEPS / CHATS.length)));
    for (const { faults, ...figures } of walks) await annotate(`${JSON.stringify(figures)} ${faults.length} faults`);
    expect(walks.flatMap(({ faults }) => faults)).toEqual([]);
    expect(walks.map(({ steps }) => steps >= STEPS / CHATS.length)).not.toContain(false);
  },
  120_000 + STEPS * 200,
);

test('a message that is sent from far above scrolls into view, also when it is confirmed while the log is scrolling', async () => {
  expect(await sendFromFarAbove(SEED)).toEqual([null, null, null]);
});

test('when a keyboard opens over a chat that was just opened, the newest message stays in view (rule M18b)', async () => {
  expect(await openKeyboard(SEED)).toEqual([null, null, null]);
});

test('near the end, a message that arrives scrolls into view also if an unsent own message is below it', async () => {
  expect(await receiveBeforeUnsent(SEED)).toBeNull();
});
