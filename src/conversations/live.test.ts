import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserOutbox } from './live.ts';
import { removeUnsent, hasUnsent } from '../session/unsent.ts';

const HANA = 'user-1';

/** Stubs the storage and locks of one browser; every `open` below is a tab of it. */
function stubBrowser({ hasLocks = true, isFull = false } = {}) {
  const stored = new Map<string, string>();
  const events = new EventTarget();
  const localStorage = new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        if (stored.get(key) === value) return;
        stored.set(key, value);
        events.dispatchEvent(Object.assign(new Event('storage'), { key }));
      },
      removeItem: (key: string) => {
        if (stored.delete(key)) events.dispatchEvent(Object.assign(new Event('storage'), { key }));
      },
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal('window', {
    localStorage,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', hasLocks ? { locks: createLocks() } : {});
  return { stored };
}

/** Exclusive locks in the order of request. */
function createLocks() {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request(name: string, ...rest: unknown[]) {
      const run = rest.at(-1) as (lock: object) => unknown;
      const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal };
      const done = (tails.get(name) ?? Promise.resolve()).then(() => (signal?.aborted === true ? undefined : run({})));
      tails.set(name, done);
      return done;
    },
  };
}

function openTab(userId = HANA) {
  const left: string[] = [];
  const onRemoved = vi.fn<() => void>();
  const onAbandoned = (text: string) => {
    left.push(text);
    part.write([...left].join('+'));
  };
  const part = browserOutbox.open(userId, onAbandoned, onRemoved);
  return { ...part, left, onRemoved };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

describe('the outbox of a browser', () => {
  test('persists the part of a closed tab for the next tab, and for that one only', async () => {
    const { stored } = stubBrowser();
    const first = openTab();
    await settled();
    first.write('待っている');
    expect(hasUnsent(HANA)).toBe(true);
    first.close();
    const [second, third] = [openTab(), openTab()];
    await settled();
    expect([...second.left, ...third.left]).toEqual(['待っている']);
    expect([...stored.values()].filter((text) => text === '待っている')).toHaveLength(1);
    for (const tab of [second, third]) tab.write(null);
    expect(hasUnsent(HANA)).toBe(false);
  });

  test('passes it at once to a tab that is open already', async () => {
    stubBrowser();
    const [first, second] = [openTab(), openTab()];
    await settled();
    first.write('待っている');
    await settled();
    expect(second.left).toEqual([]);
    first.close();
    await settled();
    expect(second.left).toEqual(['待っている']);
  });

  test('belongs to one person', async () => {
    stubBrowser();
    const hana = openTab();
    await settled();
    hana.write('秘密');
    hana.close();
    const ren = openTab('user-2');
    await settled();
    expect(ren.left).toEqual([]);
    expect(hasUnsent('user-2')).toBe(false);
  });

  test('says what was removed elsewhere to the tabs that had stored it', async () => {
    stubBrowser();
    const [first, second, empty] = [openTab(), openTab(), openTab()];
    await settled();
    first.write('一');
    second.write('二');
    second.write(null);
    removeUnsent(HANA);
    expect([first, second, empty].map(({ onRemoved }) => onRemoved.mock.calls.length)).toEqual([1, 0, 0]);
  });

  test('is removed completely', async () => {
    const { stored } = stubBrowser();
    const [first, second] = [openTab(), openTab()];
    await settled();
    first.write('一');
    second.write('二');
    for (const tab of [first, second]) tab.close();
    removeUnsent(HANA);
    expect([...stored.keys()]).toEqual([]);
  });
});

test('without Web Locks a part stays where it is, since nothing says that its tab is closed', async () => {
  const { stored } = stubBrowser({ hasLocks: false });
  const [first, second] = [openTab(), openTab()];
  first.write('待っている');
  first.close();
  await settled();
  expect(second.left).toEqual([]);
  expect([...stored.values()]).toEqual(['待っている']);
});

test('works with storage that throws', async () => {
  stubBrowser({ isFull: true });
  const tab = openTab();
  await settled();
  tab.write('待っている');
  expect(hasUnsent(HANA)).toBe(true);
  tab.write(null);
  expect(hasUnsent(HANA)).toBe(false);
});
