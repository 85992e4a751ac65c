import { STORY_ERRORED, STORY_FINISHED, STORY_MISSING } from 'storybook/internal/core-events';
import { pictureOf } from '../../tests/support/pictureOf.ts';
import { PICTURE_FRAME } from '../isTestRun.ts';

/** How a story looks when it has ended. */
export interface Picture {
  /** Of a frame. */
  source: string;
  /** In px: where the lowest of its elements ends. */
  height: number;
  /** What axe found; undefined where it did not run to its end, as when the globals switch it off. */
  accessibility: Accessibility | undefined;
}

export interface Accessibility {
  violations: AxeResult[];
  incomplete: AxeResult[];
}

interface AxeResult {
  id: string;
  help: string;
  nodes: object[];
}

interface Order {
  id: string;
  /** Those that wait are drawn in the order of the page. */
  place: number;
  /** As in the address of a story. */
  globals: string;
  width: number;
  height: number;
  /** Whether its picture is wanted, and not only what axe found; by default it is. */
  isPicture?: boolean;
  /** Called when its turn has come. */
  onBegin?: (() => void) | undefined;
}

/** In ms. A story that lasts longer is drawn as it is then. */
const PATIENCE = 20_000;
/** In ms. Then the frame is removed, because what a story has begun, such as a sound, goes on in it. */
const IDLE = 3_000;

/** In ms. */
const MOMENT = 200;
/** How many of them nothing may change in: on a busy machine there are few in a moment. */
const FRAMES = 8;

interface Report {
  type: string;
  result?: Accessibility | { error: unknown };
}

interface Channel {
  on: (name: string, listener: () => void) => void;
  off: (name: string, listener: () => void) => void;
  last: (name: string) => unknown;
}
interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  /** A message of the channel would choose the story in every page of a server for development. */
  __STORYBOOK_PREVIEW__?: { onSetCurrentStory: (story: { storyId: string; viewMode: 'story' }) => unknown };
}

const drawn = new Map<string, Promise<Picture>>();
const waiting: (Order & PromiseWithResolvers<Picture>)[] = [];
let isDrawing = false;
let stage: { frame: HTMLIFrameElement; globals: string } | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

// The frame takes this page for its manager, and this page would take what it says for the manager's words.
const keepToItself = (message: MessageEvent) => {
  if (stage !== undefined && message.source === stage.frame.contentWindow) message.stopImmediatePropagation();
};
window.addEventListener('message', keepToItself, { capture: true });

import.meta.hot?.on('vite:afterUpdate', () => drawn.clear());

/**
 * Draws one story after the other in a hidden frame, since all pages of a Storybook share its storage. Returns the
 * picture, and a function that withdraws an order that has not begun.
 */
export function drawStory({ place, onBegin, ...order }: Order): [Promise<Picture>, () => void] {
  const key = JSON.stringify(order);
  const known = drawn.get(key);
  if (known !== undefined) return [known, () => undefined];
  const placed = { ...order, place, onBegin, ...Promise.withResolvers<Picture>() };
  const { promise: picture } = placed;
  drawn.set(key, picture);
  // The next one who asks tries again.
  picture.catch(() => drawn.delete(key));
  waiting.push(placed);
  waiting.sort((one, other) => one.place - other.place);
  void work();
  return [
    picture,
    () => {
      const index = waiting.indexOf(placed);
      if (index === -1) return;
      waiting.splice(index, 1);
      drawn.delete(key);
    },
  ];
}

async function work(): Promise<void> {
  if (isDrawing) return;
  isDrawing = true;
  clearTimeout(idle);
  // All that come into view at the same time are there a moment later.
  await pause(0);
  for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
    // A story moves the focus, which would take the keys of somebody who types.
    while (isTyping()) await pause(200);
    const restore = keepFocus();
    order.onBegin?.();
    try {
      order.resolve(await draw(order));
    } catch (error) {
      order.reject(error);
    }
    restore();
  }
  isDrawing = false;
  idle = setTimeout(() => {
    stage?.frame.remove();
    stage = undefined;
  }, IDLE);
}

async function draw({
  id,
  globals,
  width,
  height,
  isPicture = true,
}: Omit<Order, 'place' | 'onBegin'>): Promise<Picture> {
  if (stage?.globals !== globals) {
    stage?.frame.remove();
    stage = undefined;
  }
  const frame = stage?.frame ?? document.createElement('iframe');
  // All of it is in the window: what is outside of it is not visible to the observers of a story.
  const scale = Math.min(1, window.innerWidth / width, window.innerHeight / height);
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: -1; width: ${width}px; height: ${height}px; border: none; opacity: 0; pointer-events: none; transform: scale(${scale}); transform-origin: 0 0`;
  if (stage === undefined) {
    // Nobody follows its steps one by one.
    frame.src = `iframe.html?id=${id}&viewMode=story&globals=${globals}&instrument=false`;
    frame.title = 'Stories that are drawn';
    frame.name = PICTURE_FRAME;
    frame.ariaHidden = 'true';
    frame.tabIndex = -1;
    document.body.append(frame);
    stage = { frame, globals };
    // A page that the fake's worker does not serve yet reloads itself.
    await until(() => ends.some((name) => channelOf(frame)?.last(name) !== undefined), PATIENCE);
  } else {
    await chosen(frame, id);
  }
  const page = frame.contentDocument as Document;
  await until(() => [...page.images].every(({ complete, loading }) => complete || loading === 'lazy'), 2_000);
  await stillness(page);
  const [finished] = (channelOf(frame)?.last(STORY_FINISHED) ?? []) as { storyId: string; reporters: Report[] }[];
  const isOver = finished?.storyId === id;
  const found = isOver ? finished.reporters.find(({ type }) => type === 'a11y')?.result : undefined;
  const picture = {
    source: isPicture ? pictureOf(page) : '',
    height: lowest(page),
    accessibility: found !== undefined && 'violations' in found ? found : undefined,
  };
  // A story that still plays would reload the frame when the next one is chosen.
  if (!isOver) {
    frame.remove();
    stage = undefined;
  }
  return picture;
}

async function chosen(frame: HTMLIFrameElement, storyId: string): Promise<void> {
  let hasEnded = false;
  const end = () => (hasEnded = true);
  for (const name of ends) channelOf(frame)?.on(name, end);
  (frame.contentWindow as StoryWindow).__STORYBOOK_PREVIEW__?.onSetCurrentStory({ storyId, viewMode: 'story' });
  await until(() => hasEnded, PATIENCE);
  for (const name of ends) channelOf(frame)?.off(name, end);
}

const ends = [STORY_FINISHED, STORY_ERRORED, STORY_MISSING];
const channelOf = ({ contentWindow }: HTMLIFrameElement) => (contentWindow as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__;

/** Resolves when nothing has changed for a moment: parts of a screen may still be on their way when its steps have ended. */
async function stillness(page: Document): Promise<void> {
  let changed = Date.now();
  let frames = 0;
  let isWaiting = true;
  const count = () => {
    frames += 1;
    if (isWaiting) page.defaultView?.requestAnimationFrame(count);
  };
  count();
  const observer = new MutationObserver(() => {
    changed = Date.now();
    frames = 0;
  });
  observer.observe(page.body, { subtree: true, childList: true, characterData: true });
  await until(() => frames > FRAMES && Date.now() - changed > MOMENT, 15 * MOMENT);
  isWaiting = false;
  observer.disconnect();
}

/** Where the lowest element ends, in px. */
function lowest(page: Document): number {
  const bottoms = [...page.querySelectorAll('#storybook-root *, body > :not(#storybook-root, .sb-wrapper, script) *')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ bottom }) => bottom + (page.defaultView?.scrollY ?? 0));
  return Math.ceil(Math.max(0, ...bottoms));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Gives up after that time, in ms. */
async function until(isTrue: () => boolean, patience: number): Promise<void> {
  for (const start = Date.now(); !isTrue() && Date.now() - start < patience;) await pause(20);
}

/** What has the focus in this page and in those around it, the outermost first. */
function focused(): (HTMLElement | null)[] {
  const pages = [document];
  if (window.parent !== window) pages.unshift(window.parent.document);
  return pages.map(({ activeElement }) => activeElement as HTMLElement | null);
}

const isTyping = () => focused().some((element) => element?.matches('input, textarea, select, [contenteditable]'));

function keepFocus(): () => void {
  const before = focused();
  return () => {
    stage?.frame.blur();
    before.find((element) => element !== null && element.localName !== 'iframe')?.focus({ preventScroll: true });
  };
}
