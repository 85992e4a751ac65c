import { type BrowserContext, type Page, type Route, test, type TestInfo } from '@playwright/test';
import { chance, pick, type Random, seededRandom } from '../../mocks/content/random.ts';
import { type Place, skipReason, waitsForTyping } from './chaosSkips.ts';

/**
 * Chaos mode (`npm run test:long -- test:chaos`): the same journeys over a bad network. Every call is delayed by 0 to
 * 3 s, most of them only a little; a tenth fails before it reaches the server, with a 503 or a closed connection. Frames
 * are duplicated, lost together with their connection, as on a real network, or have an unknown type. Some journeys run
 * on slow 3G. The random numbers are the same for the same seed and test; which call gets which number depends on the
 * order of the calls.
 */
export const chaosSeed = process.env.E2E_CHAOS === undefined ? null : Number(process.env.E2E_CHAOS);

const FAILING = 0.1;
/**
 * Calls that a second press cannot repeat: a file that a failure removes from the form (rule P22), a video that was
 * dragged to another position, and what is confirmed in a dialog that a failure closes.
 */
const ONCE = ['POST /api/videos/upload', 'PUT /api/videos/reorder', 'POST /api/users/admin/delete-account'];
/** Mean and maximum of the exponentially distributed delays, in ms. */
const DELAY = { mean: 250, most: 3_000 };
const FRAMES = { twice: 0.05, lost: 0.01, unknown: 0.05 };
/** Share of the journeys on slow 3G. */
const SLOW = 0.1;

/** Console messages that the bad network causes. */
export const chaosErrors =
  /status of 503|ERR_CONNECTION_RESET|ApiError: (HTTP 503|The server did not answer)|Failed to fetch|WebSocket|A frame against the contract/;

/** Simulates the bad network for all pages of a context. */
export async function applyBadNetwork(context: BrowserContext, journey: TestInfo, seed: number): Promise<void> {
  const random = seededRandom(seed ^ hash(journey.titlePath.join()));
  const isSlow = chance(SLOW, random);
  const lost = waitsForTyping(journey) ? 0 : FRAMES.lost;
  const failed = new Set<string>();
  await context.addInitScript(rememberPress);
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    const isRead = request.method() === 'GET';
    if (!isRead) await rememberCause(request.frame().page(), call).catch(gone);
    await delay(random);
    // The app itself retries most reads. Actions of the person are repeated once, and succeed then.
    const mayFail = !ONCE.includes(call) && (isRead || !failed.delete(call));
    if (!mayFail || !chance(FAILING, random)) return await route.continue().catch(gone);
    failed.add(call);
    await fail(route, random).catch(gone);
    if (!isRead) await repeatAction(request.frame().page(), call).catch(gone);
  });
  await context.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => server.send(frame));
    server.onMessage((frame) => {
      if (chance(lost, random)) return void socket.close({ code: 1_011 }).then(() => server.close());
      if (chance(FRAMES.unknown, random)) socket.send(JSON.stringify({ type: 'weather', sky: '晴れ' }));
      if (chance(FRAMES.twice, random)) socket.send(frame);
      socket.send(frame);
    });
  });
  const connect = async (page: Page) => {
    await pressRetries(page);
    if (isSlow) await throttle(page);
  };
  for (const page of context.pages()) await connect(page);
  context.on('page', (page) => void connect(page).catch(gone));
}

/** Simulates a person who presses every retry button. */
async function pressRetries(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: /^(もう一度試す|再送する|再接続する)$/ });
  await page.addLocatorHandler(again.first(), (button) => button.click({ timeout: 5_000 }).catch(gone), {
    noWaitAfter: true,
  });
}

/** Skips a journey that cannot pass on a bad network, and gives the reason. */
export function skipUnfit(place: Place): void {
  const reason = skipReason(place);
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

/** Slow 3G as in Chromium's developer tools, but with a faster download: the app is served uncompressed. */
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

interface UserAction {
  find: () => HTMLElement | undefined;
  repeat: (element: HTMLElement) => void;
}

interface RecordedActions {
  /** The latest action, by a press or by Enter. */
  last?: UserAction;
  /** The action that caused each call, as an object of its own for each time that the call was made. */
  causes?: Map<string, UserAction>;
}

/** Runs in the page: records how to repeat the latest action. */
function rememberPress(): void {
  // Every card may have a button of this name, so the name of the card is added.
  const nameOf = (element: Element) => {
    const card = element.closest('li, article')?.querySelector('h2, h3')?.textContent;
    return `${element.getAttribute('aria-label') ?? element.textContent} ${card ?? ''}`;
  };
  const record = (element: HTMLElement, repeat: (element: HTMLElement) => void) => {
    const name = nameOf(element);
    const isSame = (other: HTMLElement) => nameOf(other) === name;
    // A button that was replaced while it was busy is found again by its name.
    // What only opens and closes something calls nothing, and repeated it would be undone.
    if (element.ariaExpanded !== null || element.ariaHasPopup !== null) return;
    // Nobody presses a button again whose name says that it has worked, as that of a like does until its failure is known.
    const find = () =>
      element.isConnected && isSame(element)
        ? element
        : [...document.querySelectorAll<HTMLElement>('button, a')].find(isSame);
    (window as RecordedActions).last = { find, repeat };
  };
  const onClick = ({ target }: Event) => {
    const found = target instanceof Element ? target.closest<HTMLElement>('button, a, [role="menuitem"]') : null;
    if (found !== null) record(found, (element) => element.click());
  };
  const onKeyDown = ({ target, key, ctrlKey }: KeyboardEvent) => {
    if (key !== 'Enter') return;
    if (target instanceof HTMLInputElement) record(target, () => target.form?.requestSubmit());
    if (target instanceof HTMLTextAreaElement)
      record(target, () =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true })),
      );
  };
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('keydown', onKeyDown, { capture: true });
}

/** Records the latest action as the cause of a call. */
async function rememberCause(page: Page, call: string): Promise<void> {
  await page.evaluate((call) => {
    const recorded = window as RecordedActions;
    recorded.causes ??= new Map();
    if (recorded.last !== undefined) recorded.causes.set(call, { ...recorded.last });
  }, call);
}

/**
 * Repeats the action that caused a failed call as soon as its button is enabled, as a person would: it is busy for as long
 * as other calls of the action last. When the app makes the call again by itself, there is nothing to repeat.
 */
async function repeatAction(page: Page, call: string): Promise<void> {
  await page.evaluate(async (call) => {
    const { causes } = window as RecordedActions;
    const action = causes?.get(call);
    for (let missed = 0; missed < 100;) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (causes?.get(call) !== action) return;
      const element = action?.find();
      if (element === undefined) missed += 1;
      if (element?.matches(':not([aria-disabled="true"], [aria-busy="true"], :disabled)') !== true) continue;
      action?.repeat(element);
      return;
    }
  }, call);
}
