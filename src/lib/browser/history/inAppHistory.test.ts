import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPage } from '../../../../tests/support/fakePage.ts';
import { writeEntryState } from './entryState.ts';
import { addLayer, goBack, goBackInApp, trackHistory } from './inAppHistory.ts';

let page: ReturnType<typeof stubPage>;
let stop: () => void;
beforeEach(() => {
  page = stubPage('https://otonowa.test/search');
  stop = trackHistory();
});
afterEach(() => stop());

const at = () => page.window.location.pathname + page.window.location.search;
const navigate = (path: string) => page.history.pushState(null, '', path);
const replace = (path: string) => page.history.replaceState(null, '', path);

function openLayer(open: string[], name: string, isBelow?: boolean) {
  open.push(name);
  const remove = addLayer(() => {
    open.splice(open.indexOf(name), 1);
    remove();
  }, isBelow);
  return remove;
}

describe('Back', () => {
  test('closes the layers from the newest to the oldest, then leaves the screen', () => {
    navigate('/board');
    const open: string[] = [];
    for (const name of ['sheet', 'menu']) openLayer(open, name);
    page.history.back();
    expect([open, at()]).toEqual([['sheet'], '/board']);
    page.history.back();
    expect([open, at()]).toEqual([[], '/board']);
    page.history.back();
    expect(at()).toBe('/search');
  });

  test('leaves the screen at once after a layer was closed in another way', () => {
    navigate('/board');
    openLayer([], 'menu')();
    openLayer([], 'dialog')();
    expect(page.entries).toHaveLength(3);
    page.history.back();
    expect(at()).toBe('/search');
  });

  test('keeps what a layer has changed in the address', () => {
    openLayer([], 'drawer');
    replace('/search?q=ren');
    page.history.back();
    expect(at()).toBe('/search?q=ren');
  });

  test('does not close a layer of the previous screen', () => {
    const open: string[] = [];
    openLayer(open, 'list');
    navigate('/search?profile=1');
    openLayer(open, 'video');
    page.history.back();
    expect([open, at()]).toEqual([['list'], '/search?profile=1']);
    page.history.back();
    expect([open, at()]).toEqual([['list'], '/search']);
    page.history.back();
    expect([open, at()]).toEqual([[], '/search']);
  });

  test('asks a layer that stays open each time, under those that were opened before it', () => {
    navigate('/profile/edit');
    const open: string[] = [];
    openLayer(open, 'popover');
    const ask = vi.fn<() => boolean>(() => false);
    const remove = addLayer(ask, true);
    page.history.back();
    expect([open, ask.mock.calls.length]).toEqual([[], 0]);
    for (const times of [1, 2]) {
      page.history.back();
      expect([ask.mock.calls.length, at()]).toEqual([times, '/profile/edit']);
    }
    remove();
    goBack();
    expect(at()).toBe('/search');
  });

  test('before tracking begins a layer has no entry', () => {
    stop();
    openLayer([], 'dialog')();
    expect(page.entries).toHaveLength(1);
  });

  test('from an entry that the app has not written closes nothing', () => {
    const open: string[] = [];
    openLayer(open, 'dialog');
    page.entries.push({ url: 'https://otonowa.test/search#main', state: null });
    page.history.go(1);
    page.history.back();
    expect(open).toEqual(['dialog']);
  });
});

test('after a screen was replaced does not lead to it, even if a layer lay over it', () => {
  navigate('/profile/edit');
  openLayer([], 'unsaved work')();
  replace('/likes');
  const open: string[] = [];
  openLayer(open, 'menu');
  page.history.back();
  expect([open, at()]).toEqual([[], '/likes']);
  page.history.back();
  expect(at()).toBe('/search');
});

describe('S32: when the browser refuses calls of the history', () => {
  /** The number of calls that are still accepted, and of those that were made. */
  const calls = { left: Infinity, made: 0 };
  beforeEach(() => {
    vi.useFakeTimers();
    stop();
    Object.assign(calls, { left: Infinity, made: 0 });
    for (const method of ['pushState', 'replaceState'] as const) {
      const original = page.history[method].bind(page.history);
      page.history[method] = (...parameters) => {
        if (calls.left <= 0) throw new DOMException('Attempt to use history more than 100 times', 'SecurityError');
        calls.left -= 1;
        calls.made += 1;
        original(...parameters);
      };
    }
    stop = trackHistory();
    calls.made = 0;
  });
  afterEach(() => void vi.useRealTimers());

  test('a navigation is one call', () => {
    navigate('/board');
    replace('/board?q=a');
    expect(calls.made).toBe(2);
    expect(page.entries.map(({ state }) => state)).toMatchObject([{ step: 0 }, { step: 1, mark: expect.any(Number) }]);
  });

  test('the newest navigation takes effect as soon as it is accepted, with one event', () => {
    const events = vi.fn<() => void>();
    page.window.addEventListener('pushState', events);
    calls.left = 0;
    navigate('/board');
    navigate('/likes');
    writeEntryState('note', 1);
    openLayer([], 'menu')();
    vi.advanceTimersByTime(5_000);
    expect([at(), events.mock.calls.length]).toEqual(['/search', 0]);
    calls.left = Infinity;
    vi.advanceTimersByTime(5_000);
    expect([at(), events.mock.calls.length, calls.made]).toEqual(['/likes', 1, 1]);
    expect(page.history.state).not.toHaveProperty('note');
    expect(goBackInApp()).toBe(true);
    expect(at()).toBe('/search');
  });

  test('a layer gets its entry later', () => {
    navigate('/board');
    calls.left = 0;
    const open: string[] = [];
    openLayer(open, 'dialog');
    calls.left = Infinity;
    vi.advanceTimersByTime(5_000);
    page.history.back();
    expect([open, at()]).toEqual([[], '/board']);
  });

  test.each(['Back', 'another navigation', 'the end of tracking'])('%s drops what waits', (event) => {
    navigate('/board');
    calls.left = 0;
    navigate('/likes');
    calls.left = Infinity;
    if (event === 'Back') page.history.back();
    else if (event === 'another navigation') replace('/search');
    else stop();
    const place = at();
    vi.advanceTimersByTime(5_000);
    expect(at()).toBe(place);
  });

  test('other errors are thrown', () => {
    stop();
    page.history.pushState = () => {
      throw new DOMException('', 'DataCloneError');
    };
    stop = trackHistory();
    expect(() => navigate('/board')).toThrow(DOMException);
  });

  test('an address of another origin is an error, and not tried again', () => {
    calls.left = 0;
    expect(() => navigate('//example.com/')).toThrow(DOMException);
    calls.left = Infinity;
    vi.advanceTimersByTime(5_000);
    expect(at()).toBe('/search');
  });
});

type Step = 'open' | 'close' | 'change' | 'navigate' | 'reload' | 'back' | 'return';
const steps: Step[] = ['open', 'close', 'change', 'navigate', 'reload', 'back', 'return'];

test('for any order of steps closes exactly the top layer, or shows the previous screen as it was left', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 40 }), (walk) => {
      stop();
      page = stubPage('https://otonowa.test/0');
      stop = trackHistory();
      /** The paths of the screens up to the current one. */
      const screens = ['/0'];
      const open: string[] = [];
      const removers = new Map<string, () => void>();
      const closeAll = () => {
        for (const name of open.splice(0)) removers.get(name)?.();
      };
      let serial = 0;
      for (const step of walk) {
        serial += 1;
        if (step === 'open') removers.set(String(serial), openLayer(open, String(serial)));
        if (step === 'close' && open.length > 0) {
          const name = open[serial % open.length] ?? '';
          removers.get(name)?.();
          open.splice(open.indexOf(name), 1);
        }
        if (step === 'change') {
          screens[screens.length - 1] = `/${screens.length - 1}?q=${serial}`;
          replace(screens.at(-1) ?? '');
        }
        if (step === 'navigate') {
          navigate(`/${screens.length}`);
          screens.push(`/${screens.length}`);
          closeAll();
        }
        if (step === 'reload') {
          closeAll();
          stop();
          stop = trackHistory();
        }
        const isLayerClosed = step === 'back' && open.length > 0;
        const expected = isLayerClosed ? open.slice(0, -1) : [...open];
        if (isLayerClosed) page.history.back();
        else if (step === 'back' || step === 'return') {
          closeAll();
          expected.length = 0;
          if (screens.length > 1) screens.pop();
          if (step === 'back') page.history.back();
          else goBackInApp();
        }
        expect(open).toEqual(expected);
        expect(at()).toBe(screens.at(-1));
      }
    }),
    { numRuns: 500 },
  );
});
