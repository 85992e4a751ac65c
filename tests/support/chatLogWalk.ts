import { chance, integer, pick, pickWeighted, type Random } from './random.ts';
import type { ChatLog } from './chatLog.tsx';

/**
 * What has to be in view: the end of the chat, or a row at a distance from the upper edge, in px, unless it has become
 * so low that it is above the view. Null: either.
 */
export type Expected = 'end' | { readonly id: string; readonly top: number; readonly mayLeave?: true } | null;

/** The position of a reader. */
export interface Reader {
  readonly expected: Expected;
  /** Whether what arrives scrolls into view; null if it may or not. */
  readonly follows: boolean | null;
}

/** A step scrolls, chooses a position in another way, or changes something outside of the view. */
type StepKind = 'scroll' | 'jump' | 'change';

export interface Step {
  readonly name: string;
  readonly kind: StepKind;
  readonly weight: number;
  /** Whether what comes into view depends on what was rendered before. */
  readonly dependsOnView?: boolean;
  /** Whether rows or the view get another size. */
  readonly resizes?: boolean;
  /** Whether rows are added above all others. */
  readonly comesAbove?: boolean;
  /** Changes something and returns what then has to be in view. */
  readonly run: (log: ChatLog, random: Random, before: Reader) => Expected;
}

/** A viewport within this distance of the end follows what arrives, in px. */
const NEAR_END = 64;
/** Maximum deviation of a row's position, in px. */
const TOLERANCE = 1;

/** Minimum height of a row, in px. */
const LOWEST_ROW = 40;

/** Rows may have become lower: a row of which only the lower part is in view may leave it. */
const afterResize = (expected: Expected): Expected =>
  typeof expected === 'object' && expected !== null && expected.top < -LOWEST_ROW
    ? { ...expected, mayLeave: true }
    : expected;

/** What has to be in view when something arrives or the view gets another size. */
const followed = ({ expected, follows }: Reader): Expected => (follows === null ? null : follows ? 'end' : expected);

function scrollBy(log: ChatLog, by: number, { expected }: Reader): Expected {
  const before = log.log.scrollTop;
  const visible = log.rows().filter(({ top, bottom }) => bottom > TOLERANCE && top < log.log.clientHeight);
  const anchor = by < 0 ? visible[0] : visible.at(-1);
  log.log.scrollTop = before + by;
  const moved = log.log.scrollTop - before;
  if (moved === 0) return expected;
  if (log.distance() <= TOLERANCE) return 'end';
  // At the very top the first message takes its place, and a row that is far away is not rendered any more.
  const stays = anchor !== undefined && Math.abs(moved) < 200 && log.log.scrollTop > 200;
  return stays ? { id: anchor.id, top: anchor.top - moved } : null;
}

const signed = (most: number, random: Random) => integer(1, most, random) * pick([-1, -1, 1], random);

type Flags = Pick<Step, 'dependsOnView' | 'resizes' | 'comesAbove'>;
type Change = (log: ChatLog, random: Random) => unknown;

function stepOf(kind: StepKind, name: string, weight: number, flags: Flags, run: Step['run']): Step {
  return { kind, name, weight, ...flags, run };
}

/** @param distance in px, downwards */
const scroll = (name: string, weight: number, distance: (log: ChatLog, random: Random) => number) =>
  stepOf('scroll', name, weight, {}, (log, random, before) => scrollBy(log, distance(log, random), before));

/** A change that a reader near the end follows, unless it returns false: then nothing has changed. */
const followedChange = (name: string, weight: number, flags: Flags, change: Change) =>
  stepOf('change', name, weight, flags, (log, random, before) =>
    change(log, random) === false ? before.expected : followed(before),
  );

/** A change of rows, in which nothing arrives at the end. */
const otherChange = (name: string, weight: number, flags: Flags, change: Change) =>
  stepOf('change', name, weight, flags, (log, random, before) => {
    change(log, random);
    return afterResize(before.expected);
  });

const steps: readonly Step[] = [
  scroll('a small scroll', 3, (_, random) => signed(80, random)),
  scroll('a scroll', 4, (_, random) => signed(700, random)),
  scroll('a far scroll', 3, (_, random) => signed(6_000, random)),
  scroll('a drag', 1, (log, random) => integer(0, log.log.scrollHeight, random) - log.log.scrollTop),
  scroll('a scroll to the end', 2, () => 1e7),
  scroll('a scroll to the top', 1, () => -1e7),
  stepOf('jump', 'a message that is sent', 5, {}, (log) => {
    log.send();
    return 'end';
  }),
  stepOf('jump', 'End', 2, {}, (log) => {
    log.pressEnd();
    return 'end';
  }),
  stepOf('jump', 'Home', 1, {}, (log) => {
    log.pressHome();
    return null;
  }),
  stepOf('jump', 'a message that is found', 3, { dependsOnView: true }, (log, random) => {
    const { length } = log.entries();
    const id = log.find(pick([integer(0, length - 1, random), length - 1 - integer(0, 5, random)], random));
    const found = log.rows().find((row) => row.id === id);
    if (found === undefined || found.top < -TOLERANCE || found.top > log.log.clientHeight) return { id, top: 0 };
    return readerOf(log, null, true).expected;
  }),
  stepOf('jump', 'a look somewhere else and back', 2, { dependsOnView: true }, (log, random, before) => {
    const place = log.place();
    const { height } = log.box.style;
    log.box.style.height = `${log.box.clientHeight - 64}px`;
    log.find(integer(0, log.entries().length - 1, random));
    log.returnTo(place);
    log.box.style.height = height;
    return followed(before);
  }),
  followedChange('a search that opens', 3, { resizes: true }, (log) => log.openSearch()),
  stepOf('jump', 'a search that closes', 3, { dependsOnView: true, resizes: true }, (log, _, before) => {
    const place = log.closeSearch();
    if (place === null) return before.expected;
    if (place === 'end') return 'end';
    // A temporary message may have been confirmed since.
    if (place.entry.status !== 'sent') return null;
    return afterResize({ id: place.entry.id, top: place.offset });
  }),
  followedChange('a message that arrives', 6, {}, (log) => log.arrive()),
  followedChange('a confirmation', 4, {}, (log) => log.confirm()),
  followedChange('another height', 5, { resizes: true }, (log, random) => {
    log.box.style.height = `${integer(240, 740, random)}px`;
  }),
  stepOf('change', 'another width', 3, { resizes: true }, (log, random, before) => {
    log.box.style.width = `${integer(280, 700, random)}px`;
    return afterResize(followed(before));
  }),
  otherChange('rows of another height', 4, { resizes: true }, (log, random) => {
    for (const { element } of log.rows())
      if (chance(0.2, random))
        (element.lastElementChild as HTMLElement).style.paddingBottom = `${integer(0, 90, random)}px`;
  }),
  otherChange('another font', 1, { resizes: true }, (log, random) => {
    log.log.style.letterSpacing = `${integer(0, 4, random)}px`;
  }),
  otherChange('older messages', 1, { comesAbove: true }, (log, random) => log.prepend(integer(1, 30, random))),
  otherChange('a late message', 1, {}, (log, random) => log.insertLate(random.next())),
  otherChange('a message that is read', 2, {}, (log) => log.read()),
];

/** Chooses a random step for walkChatLog.ts. A person scrolls at most once in a round: as its first step. */
export function pickStep(isFirst: boolean, random: Random): Step {
  const kind = isFirst && chance(0.35, random) ? 'scroll' : chance(0.3, random) ? 'jump' : 'change';
  return pickWeighted(
    steps.filter((step) => step.kind === kind).map((step) => [step, step.weight] as const),
    random,
  );
}

/** Returns what is wrong with the visible part; null if nothing is. */
export function faultOf(log: ChatLog, expected: Expected): string | null {
  const rows = log.rows();
  const { clientHeight } = log.log;
  const [first, last] = [rows[0], rows.at(-1)];
  const newest = log.entries().length - 1;
  const distance = log.distance();
  if (first === undefined || last === undefined) return 'no row is rendered';
  const isWholeAbove = first.element.dataset.index === '0';
  const isWholeBelow = last.element.dataset.index === String(newest);
  if ((!isWholeAbove && first.top > TOLERANCE) || (!isWholeBelow && last.bottom < clientHeight - TOLERANCE))
    return 'a part of the view is blank';
  if (isWholeAbove && first.top > 8 + TOLERANCE && log.log.scrollTop > 0) return 'there is space above the first row';
  if (expected === 'end') {
    if (distance > TOLERANCE) return `the end is ${distance > 400 ? 'far away' : 'near but not in view'}`;
    return isWholeBelow && last.bottom <= clientHeight ? null : 'the newest message is hidden';
  }
  if (expected === null) return null;
  const row = rows.find(({ id }) => isSame(id, expected.id));
  if (row === undefined) return expected.mayLeave ? null : 'the row that was in view is not rendered';
  const isInPlace = Math.abs(row.top - expected.top) <= TOLERANCE;
  // A row cannot stay where there is nothing left to scroll.
  return isInPlace || distance <= TOLERANCE || log.log.scrollTop === 0 ? null : 'the row that was in view has moved';
}

/** A temporary message and the confirmed one are in the same row. */
const isSame = (id: string, other: string) => id.replace('temp-', '') === other.replace('temp-', '');

/** The reader's current position. */
export function readerOf(log: ChatLog, before: Reader | null, hasScrolled: boolean): Reader {
  const distance = log.distance();
  if (distance <= TOLERANCE) return { expected: 'end', follows: true };
  const isNear = distance <= NEAR_END;
  // A row that is near the end because of other heights need not follow.
  const follows = hasScrolled || before?.follows === isNear ? isNear : null;
  const visible = log.rows().find(({ bottom }) => bottom > -TOLERANCE);
  // A row whose last pixel is at the edge may count as visible or not.
  if (visible === undefined || visible.bottom <= TOLERANCE) return { expected: null, follows };
  return { expected: { id: visible.id, top: visible.top }, follows };
}
