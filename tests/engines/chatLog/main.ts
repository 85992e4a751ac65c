import { CHATS, openKeyboard, receiveBeforeUnsent, sendFromFarAbove, walkChatLog } from '../../support/walkChatLog.ts';
import '../../../src/ui/theme/global.css.ts';

const given = new URLSearchParams(location.search);
const steps = Number(given.get('steps') ?? 300);
const seed = Number(given.get('seed') ?? 1);

const named = (what: string, faults: readonly (string | null)[]) =>
  faults.filter((fault) => fault !== null).map((fault) => `${what}: ${fault}`);

/** Runs what `MessageLog.browser.test.tsx` runs. */
async function run() {
  const walks = await Promise.all(CHATS.map((_, chat) => walkChatLog(chat, seed, steps / CHATS.length)));
  const faults = [
    ...walks.flatMap((walk) => walk.faults),
    ...named('sent from far above', await sendFromFarAbove(seed)),
    ...named('a keyboard', await openKeyboard(seed)),
    ...named('above an unsent message', [await receiveBeforeUnsent(seed)]),
  ];
  return {
    rounds: walks.reduce((sum, { rounds }) => sum + rounds, 0),
    mostFrames: Math.max(...walks.map(({ mostFrames }) => mostFrames)),
    faults,
  };
}

const result = await run().catch((error: unknown) => ({ faults: [String(error)] }));
document.documentElement.dataset.result = JSON.stringify(result);
