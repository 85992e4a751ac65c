import { type BrowserContext, type Page, type Route, test } from '@playwright/test';
import { chance, pick, type Random, seededRandom } from '../../mocks/content/random.ts';
import { unfit } from './chaosUnfit.ts';

/**
 * Chaos mode (`npm run test:long -- test:chaos`): the same journeys over a bad network. Every call takes 0 to 3 s, most of them
 * little; a tenth fails before it reaches the server, by a 503 or a cut connection; frames come twice, not at all (the
 * connection goes with them, as on a real line), or are of a type that nobody knows; some journeys are on slow 3G. The
 * dice are the same for the same seed and test; which call throws which is up to the order in which they are made.
 */
export const chaosSeed = process.env.E2E_CHAOS === undefined ? null : Number(process.env.E2E_CHAOS);

const FAILING = 0.1;
/** What no press does once more: a file that a failure clears (rule P22), a video carried to another place. */
const ONCE = ['POST /api/videos/upload', 'PUT /api/videos/reorder'];
/** Mean of the exponential distribution of delays, and its end, in ms. */
const DELAY = { mean: 250, most: 3_000 };
const FRAMES = { twice: 0.05, lost: 0.01, unknown: 0.05 };
/** Share of the journeys on slow 3G. */
const SLOW = 0.1;

/** What the layer's own doing is expected to put on the console. */
export const chaosTrouble =
  /status of 503|ERR_CONNECTION_RESET|ApiError: (HTTP 503|The server did not answer)|Failed to fetch|WebSocket|A frame against the contract/;

/** Lays the bad network over the pages of a context. */
export async function unleash(context: BrowserContext, title: string, seed: number): Promise<void> {
  const random = seededRandom(seed ^ hash(title));
  const isSlow = chance(SLOW, random);
  const failed = new Set<string>();
  await context.addInitScript(rememberPress);
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    const isRead = request.method() === 'GET';
    if (!isRead) await rememberCause(request.frame().page(), call).catch(gone);
    await delay(random);
    // The app itself repeats most reads. What a person did they do once more, and then it goes through.
    const mayFail = !ONCE.includes(call) && (isRead || !failed.delete(call));
    if (!mayFail || !chance(FAILING, random)) return await route.continue().catch(gone);
    failed.add(call);
    await fail(route, random).catch(gone);
    if (!isRead) await doAgain(request.frame().page(), call).catch(gone);
  });
  await context.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => server.send(frame));
    server.onMessage((frame) => {
      if (chance(FRAMES.lost, random)) return void socket.close({ code: 1_011 }).then(() => server.close());
      if (chance(FRAMES.unknown, random)) socket.send(JSON.stringify({ type: 'weather', sky: '晴れ' }));
      if (chance(FRAMES.twice, random)) socket.send(frame);
      socket.send(frame);
    });
  });
  const befriend = async (page: Page) => {
    await beThere(page);
    if (isSlow) await throttle(page);
  };
  for (const page of context.pages()) await befriend(page);
  context.on('page', (page) => void befriend(page).catch(gone));
}

/** A person who presses what offers another try. */
async function beThere(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: /^(もう一度試す|再送する|再接続する)$/ });
  await page.addLocatorHandler(again.first(), (button) => button.click({ timeout: 5_000 }).catch(gone), {
    noWaitAfter: true,
  });
}

/** Leaves a journey out that this network cannot show anything about, and says why. */
export function skipUnfit({ file, line }: { file: string; line: number }): void {
  const reason = unfit(file, line);
  test.skip(reason !== null, reason ?? '');
}

const gone = () => undefined;

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);
}

function delay(random: Random): Promise<void> {
  const milliseconds = Math.min(DELAY.most, -Math.log(1 - random.next()) * DELAY.mean);
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function fail(route: Route, random: Random): Promise<void> {
  return pick(['status', 'cut'] as const, random) === 'cut'
    ? route.abort('connectionreset')
    : route.fulfill({ status: 503, json: { detail: 'Service Unavailable' } });
}

/** Slow 3G as the developer tools of Chromium have it, but for a quicker download: the app is served uncompressed. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 50_000,
  });
}

interface Deed {
  find: () => HTMLElement | undefined;
  repeat: (element: HTMLElement) => void;
}

interface Doing {
  /** What was done last, by a press or by Enter. */
  last?: Deed;
  /** What was behind each call. */
  causes?: Map<string, Deed>;
}

/** In the page: how to do again what was done last. */
function rememberPress(): void {
  // Every card may have a button of this name: the card's own name tells them apart.
  const nameOf = (element: Element) => {
    const card = element.closest('li, article')?.querySelector('h2, h3')?.textContent;
    return `${element.getAttribute('aria-label') ?? element.textContent} ${card ?? ''}`;
  };
  const note = (element: HTMLElement, repeat: (element: HTMLElement) => void) => {
    const name = nameOf(element);
    const isSame = (other: HTMLElement) => nameOf(other) === name;
    // A button that was replaced while it was busy is the same button to whoever looks at it.
    const find = () =>
      element.isConnected ? element : [...document.querySelectorAll<HTMLElement>('button, a')].find(isSame);
    (window as Doing).last = { find, repeat };
  };
  const onClick = ({ target }: Event) => {
    const found = target instanceof Element ? target.closest<HTMLElement>('button, a, [role="menuitem"]') : null;
    if (found !== null) note(found, (element) => element.click());
  };
  const onKeyDown = ({ target, key, ctrlKey }: KeyboardEvent) => {
    if (key !== 'Enter') return;
    if (target instanceof HTMLInputElement) note(target, () => target.form?.requestSubmit());
    if (target instanceof HTMLTextAreaElement)
      note(target, () =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true })),
      );
  };
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('keydown', onKeyDown, { capture: true });
}

/** Lets what was done last be known as what made a call. */
async function rememberCause(page: Page, call: string): Promise<void> {
  await page.evaluate((call) => {
    const doing = window as Doing;
    doing.causes ??= new Map();
    if (doing.last !== undefined) doing.causes.set(call, doing.last);
  }, call);
}

/** A person who sees that it failed does the same thing again, as soon as it can be done. */
async function doAgain(page: Page, call: string): Promise<void> {
  await page.evaluate(async (call) => {
    for (let wait = 0; wait < 40; wait += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const deed = (window as Doing).causes?.get(call);
      const element = deed?.find();
      if (element === undefined || element.matches('[aria-disabled="true"], [aria-busy="true"], :disabled')) continue;
      deed?.repeat(element);
      return;
    }
  }, call);
}
