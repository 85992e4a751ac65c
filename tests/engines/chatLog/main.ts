import { CHATS, openKeyboard, receiveBeforeUnsent, sendFromFarAbove, walkChatLog } from '../../support/walkChatLog.ts';
import '../../../src/ui/theme/global.css.ts';

const given = new URLSearchParams(location.search);
const steps = Number(given.get('steps') ?? 300);
const seed = Number(given.get('seed') ?? 1);

/** Runs what `MessageLog.browser.test.tsx` runs, and writes the result into the page: the faults, and the figures. */
async function run() {
  const walks = await Promise.all(CHATS.map((_, chat) => walkChatLog(chat, seed, steps / CHATS.length)));
  const found = [...(await sendFromFarAbove(seed)), ...(await openKeyboard(seed)), await receiveBeforeUnsent(seed)];
  const faults = [...walks.flatMap((walk) => walk.faults), ...found.filter((fault) => fault !== null)];
  const rounds = walks.reduce((sum, walk) => sum + walk.rounds, 0);
  const mostFrames = Math.max(...walks.map((walk) => walk.mostFrames));
  const mostCommits = Math.max(...walks.map((walk) => walk.mostCommits));
  return { rounds, mostFrames, mostCommits, faults };
}

const result = await run().catch((error: unknown) => ({ faults: [String(error)] }));
document.documentElement.dataset.result = JSON.stringify(result);
