import { type ChatLog, mountChatLog } from './chatLog.tsx';
import { type Expected, faultOf, pickStep, type Reader, readerOf, type Step } from './chatLogWalk.ts';
import { chance, integer, type Random, seededRandom } from './random.ts';

/** The messages of the chats that are rendered at the same time, and how many of them are unread. */
export const CHATS = [
  [10_000, 0],
  [1_400, 300],
  [2_500, 6],
  [400, 5],
  [60, 0],
  [5, 2],
] as const;
/** Number of frames without movement after which the log is stable, and of renderings for each step. */
const MOST_FRAMES = 10;
const MOST_COMMITS = 10;
/** Chats of up to 1,000 messages are completed in the background, 40 rows at either end at a time. */
const BACKGROUND_COMMITS = 30;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** The effects of a step come before the scroll events of the next frame, not only before its measurements. */
const betweenFrames = () => new Promise((resolve) => setTimeout(resolve));

/** The visible part, as one value. */
function picture(log: ChatLog): string {
  const row = log.rows().find(({ bottom }) => bottom > 1);
  return [row?.id, Math.round(row?.top ?? 0), Math.min(1_000, Math.round(log.distance()))].join();
}

/** Waits until three frames look the same, and returns how many were needed until then. */
async function settle(log: ChatLog): Promise<number> {
  await frame();
  let last = picture(log);
  let changed = 0;
  for (let frames = 1; frames < changed + 4 && frames < MOST_FRAMES + 4; frames += 1) {
    await frame();
    const next = picture(log);
    if (next !== last) changed = frames;
    last = next;
  }
  return changed;
}

/** Takes one to three steps, in one frame or in several. */
async function takeSteps(log: ChatLog, reader: Reader, random: Random) {
  if (chance(0.8, random)) await betweenFrames();
  const first = pickStep(true, random);
  let expected: Expected = first.run(log, random, reader);
  const taken: Step[] = [first];
  for (let more = integer(0, 2, random); more > 0; more -= 1) {
    const isNoticed = chance(0.4, random);
    if (isNoticed) await frame();
    await (isNoticed || chance(0.5, random) ? betweenFrames() : Promise.resolve());
    const isScroll = first.kind === 'scroll' && taken.length === 1;
    // While a scroll is not yet noticed, the expected position is undefined.
    if (isScroll && !isNoticed) expected = null;
    else if (isScroll && expected !== 'end') ({ expected } = readerOf(log, null, true));
    const isAlone = first.kind === 'change' && taken.length === 1;
    const follows = expected === 'end' ? true : isAlone && expected !== null ? reader.follows : null;
    const step = pickStep(false, random);
    expected = step.run(log, random, { expected, follows });
    // Before the second of two sizes the browser may have reduced the scroll position, which looks like a scroll.
    const isUnsure = step.dependsOnView ?? (step.resizes && taken.at(-1)?.resizes);
    if (isUnsure && !isNoticed) expected = null;
    // Above the upper edge of the chat another row has come into view, and is the anchor now.
    const cameAbove = taken.some(({ comesAbove }) => comesAbove);
    if (step.resizes && cameAbove && typeof expected === 'object' && (expected?.top ?? 0) > 0) expected = null;
    taken.push(step);
  }
  return { taken, expected };
}

/**
 * Takes random steps in one of the chats.
 * @param most takes at least so many steps unless the log throws
 * @returns how many steps and rounds were taken, the greatest number of frames and renderings that one round needed, and
 * what was wrong after which round
 */
export async function walkChatLog(chat: number, seed: number, most: number) {
  const [count, unread] = CHATS[chat] ?? [0, 0];
  const random = seededRandom(seed * CHATS.length + chat);
  const log = mountChatLog(random, count, unread);
  const faults: string[] = [];
  let [steps, rounds, mostFrames, mostCommits] = [0, 0, 0, 0];
  await settle(log);
  let reader = readerOf(log, null, true);
  while (steps < most && log.errors.length === 0) {
    const before = log.commits();
    const { taken, expected } = await takeSteps(log, reader, random);
    const frames = await settle(log);
    const background = log.entries().length > 1_000 ? 0 : BACKGROUND_COMMITS;
    const commits = log.commits() - before - background;
    rounds += 1;
    steps += taken.length;
    mostFrames = Math.max(mostFrames, frames);
    mostCommits = Math.max(mostCommits, commits);
    const found = [
      ...log.errors.map(String),
      frames > MOST_FRAMES ? 'the log does not come to rest' : null,
      commits > MOST_COMMITS * taken.length ? `${commits} commits` : null,
      log.errors.length === 0 ? faultOf(log, expected) : null,
    ].filter((fault) => fault !== null);
    const names = taken.map(({ name }) => name).join(', ');
    faults.push(...found.map((fault) => `chat ${chat}, round ${rounds}: ${fault} after ${names}`));
    const isChoice = taken.length === 1 && taken[0]?.kind !== 'change' && taken[0]?.dependsOnView !== true;
    const isChange = taken.every(({ kind }) => kind === 'change');
    reader = readerOf(log, isChange ? reader : null, isChoice);
  }
  log.remove();
  return { steps, rounds, mostFrames, mostCommits, faults };
}

/** Three chats at a time, each with the same steps one frame later than the one before. */
const inThree = (seed: number, run: (frames: number, random: Random) => Promise<string | null>) =>
  Promise.all([0, 1, 2].map((frames) => run(frames, seededRandom(seed + frames))));

/** Scrolls far up, sends, and confirms some frames later. Returns what was wrong in each of three chats. */
export const sendFromFarAbove = (seed: number) =>
  inThree(seed, async (frames, random) => {
    const log = mountChatLog(random, 10_000, 0);
    const found: (string | null)[] = [];
    for (let round = 0; round < 5; round += 1) {
      await settle(log);
      for (let scrolled = 0; scrolled < 6_000; scrolled += 750) {
        log.log.scrollTop -= 750;
        await frame();
      }
      for (let waited = 0; waited < round; waited += 2) await frame();
      await betweenFrames();
      log.send();
      await Promise.resolve();
      for (let waited = 0; waited < frames; waited += 1) await frame();
      log.confirm();
      await settle(log);
      found.push(log.errors.length === 0 ? faultOf(log, 'end') : String(log.errors[0]));
    }
    log.remove();
    return found.find((fault) => fault !== null) ?? null;
  });

/** A keyboard opens over chats that were just opened. Returns what was wrong in each of three. */
export const openKeyboard = (seed: number) =>
  inThree(seed, async (frames, random) => {
    const found: (string | null)[] = [];
    for (let round = 0; round < 6; round += 1) {
      const log = mountChatLog(random, 200 + 100 * round, 2);
      log.box.style.height = '740px';
      for (let waited = 0; waited < frames + round; waited += 1) await frame();
      await betweenFrames();
      const isAtEnd = log.distance() <= 1;
      log.box.style.height = '400px';
      await settle(log);
      found.push(isAtEnd ? faultOf(log, 'end') : null);
      log.remove();
    }
    return found.find((fault) => fault !== null) ?? null;
  });

/** A message arrives near the end of a chat with an unsent message. Returns what was wrong. */
export async function receiveBeforeUnsent(seed: number) {
  const log = mountChatLog(seededRandom(seed), 100, 0);
  log.send();
  await settle(log);
  log.log.scrollTop -= 40;
  await settle(log);
  log.arrive();
  await settle(log);
  const fault = faultOf(log, 'end');
  log.remove();
  return fault;
}
