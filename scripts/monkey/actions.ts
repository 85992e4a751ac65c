import type { Page } from '@playwright/test';
import { integer, pick, pickWeighted, type Random, type Weighted } from '../../mocks/content/random.ts';
import { paths } from '../../src/navigation/paths.ts';
import type { Backend } from '../../tests/e2e/backend.ts';
import type { OtherUser } from './otherUser.ts';
import type { NetworkState } from './errorLog.ts';
import { frameAtRandom } from './frames.ts';
import { findSpot, type TargetKind, type Spot } from './controls.ts';
import { files, keys, texts, windows } from './texts.ts';

/** The state that actions read and change. */
export interface MonkeyState extends NetworkState {
  page: Page;
  random: Random;
  backend: Backend;
  otherUser: OtherUser;
  /** The user of the browser. */
  email: string;
  /** Number of further actions during which the network is off. */
  offlineFor: number;
  /** Whether the page may be reloaded: heaps can only be compared within one document. */
  mayReload: boolean;
}

/** Executes an action and returns its description. */
type Action = (state: MonkeyState) => Promise<string>;

const findAtRandom = ({ page, random }: MonkeyState, kind: TargetKind) => findSpot(page, kind, random.next());
const describeSpot = (verb: string, { name, x, y }: Spot) => `${verb} ${name} (${Math.round(x)}, ${Math.round(y)})`;
const quoted = (text: string) => JSON.stringify(text.length > 24 ? `${text.slice(0, 24)}… ×${text.length}` : text);

const on =
  (verb: string, kind: TargetKind, act: (state: MonkeyState, found: Spot) => Promise<unknown>): Action =>
  async (state) => {
    const found = await findAtRandom(state, kind);
    if (found === null) return `${verb}: nothing there`;
    const more = await act(state, found);
    return describeSpot(verb, found) + (typeof more === 'string' ? ` ${more}` : '');
  };

const click = on('click', 'control', ({ page }, { x, y }) => page.mouse.click(x, y));
const follow = on('follow', 'link', ({ page }, { x, y }) => page.mouse.click(x, y));
const doubleClick = on('double click', 'control', ({ page }, { x, y }) => page.mouse.dblclick(x, y));
const hover = on('hover', 'control', ({ page }, { x, y }) => page.mouse.move(x, y));

const type = on('type into', 'field', async ({ page, random }, { x, y }) => {
  const text = pick(texts, random);
  await page.mouse.click(x, y);
  await page.keyboard.insertText(text);
  return quoted(text);
});

const send = on('send from', 'field', async ({ page, random }, { x, y }) => {
  const text = pick(texts, random);
  await page.mouse.click(x, y);
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
  return quoted(text);
});

const press: Action = async ({ page, random }) => {
  const key = pick(keys, random);
  await page.keyboard.press(key);
  return `press ${key}`;
};

const drag = on('drag', 'control', async (state, { x, y }) => {
  const { page, random } = state;
  const target = await findAtRandom(state, 'control');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(target?.x ?? integer(0, 300, random), target?.y ?? integer(0, 300, random), { steps: 3 });
  await page.mouse.up();
  return target === null ? '' : `onto ${target.name}`;
});

const scroll: Action = async ({ page, random }) => {
  const distance = integer(-2_000, 3_000, random);
  await page.mouse.wheel(0, distance);
  return `scroll by ${distance}`;
};

const resize: Action = async ({ page, random }) => {
  const size = pick(windows, random);
  await page.setViewportSize(size);
  return `window ${size.width} × ${size.height}`;
};

const chooseFile: Action = async ({ page, random }) => {
  const inputs = await page.locator('input[type="file"]:enabled').all();
  if (inputs.length === 0) return 'choose a file: nowhere';
  const file = pick(files, random);
  try {
    // `setInputFiles` would retain the input and the elements around it for the life of the page.
    const { name, mimeType: type, buffer } = file;
    await pick(inputs, random).evaluate(
      (input, { name, type, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], name, { type }));
        (input as HTMLInputElement).files = transfer.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { name, type, base64: buffer.toString('base64') },
      { timeout: 1_000 },
    );
  } catch {
    return 'choose a file: the place went away';
  }
  return `choose ${file.name}`;
};

const step =
  (way: 'back' | 'forward'): Action =>
  async ({ page }) => {
    await page.evaluate((way) => history[way](), way);
    return way;
  };

const reload: Action = async ({ page, mayReload, offlineFor }) => {
  if (!mayReload || offlineFor > 0) return 'reload: not now';
  await page.reload({ waitUntil: 'commit' });
  return 'reload';
};

const goOffline: Action = async (state) => {
  state.offlineFor = integer(3, 15, state.random);
  state.lastOffline = performance.now();
  await state.page.context().setOffline(true);
  return `offline for ${state.offlineFor} actions`;
};

const cutSockets: Action = async ({ backend, random }) => {
  const code = pick([1_000, 1_001, 1_011, 4_000], random);
  await backend.closeSockets({ code });
  return `sockets close with ${code}`;
};

const emit: Action = async ({ backend, random, email }) => {
  const frame = frameAtRandom(random);
  await backend.emit(email, frame);
  return `frame ${JSON.stringify(frame).slice(0, 80)}`;
};

const passTime: Action = async ({ backend, random }) => {
  const minutes = integer(1, 90, random);
  await backend.advanceClock(minutes * 60_000);
  return `server's clock ${minutes} min on`;
};

/** Paths of all screens, of mailed links with unknown tokens, and of no screen. */
const addresses = [
  ...Object.values(paths),
  `${paths.verifyEmail}?token=no-such-token`,
  `${paths.resetPassword}?token=no-such-token`,
  '/no/such/screen',
];

const jump: Action = async ({ page, random }) => {
  const address = pick(addresses, random);
  await page.evaluate((address) => history.pushState(null, '', address), address);
  return `jump to ${address}`;
};

const letOtherUserAct: Action = async ({ otherUser, random }) => {
  const text = pick(texts, random);
  const what = pick(['say', 'toggleLike', 'post'] as const, random);
  await otherUser[what](text);
  return `somebody else: ${what}`;
};

const actions: readonly Weighted<Action>[] = [
  [click, 36],
  [follow, 6],
  [doubleClick, 4],
  [type, 10],
  [send, 3],
  [press, 14],
  [hover, 4],
  [drag, 2],
  [scroll, 6],
  [resize, 1.5],
  [chooseFile, 1],
  [step('back'), 3],
  [step('forward'), 1.5],
  [jump, 1.5],
  [reload, 0.6],
  [goOffline, 0.4],
  [cutSockets, 0.6],
  [emit, 3],
  [passTime, 0.2],
  [letOtherUserAct, 2],
];

/** Chooses the next action. */
export const nextAction = (random: Random): Action => pickWeighted(actions, random);
