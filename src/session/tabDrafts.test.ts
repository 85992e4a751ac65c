import { assert, constantFrom, array, property, nat, tuple } from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { discardTabDrafts } from './discardTabDrafts.ts';
import { removeDrafts } from './drafts.ts';
import { createTabDrafts } from './tabDrafts.ts';

type Listener = (event: Record<string, unknown>) => void;

/** The storage of one browser. A change is told to all listeners but those of the tab that makes it. */
function stubBrowser() {
  const stored = new Map<string, string>();
  const listeners = new Map<string, Listener>();
  let acting = '';
  const change = (key: string, newValue: string | null) => {
    const oldValue = stored.get(key) ?? null;
    if (newValue === null) stored.delete(key);
    else stored.set(key, newValue);
    if (oldValue === newValue) return;
    const by = acting;
    for (const [tab, listener] of listeners)
      if (tab !== by) during(tab, () => listener({ key, oldValue, newValue, storageArea: null }));
  };
  function during<Result>(tab: string, run: () => Result): Result {
    const before = acting;
    acting = tab;
    try {
      return run();
    } finally {
      acting = before;
    }
  }
  const localStorage = new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => change(key, value),
      removeItem: (key: string) => change(key, null),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal('window', {
    localStorage,
    addEventListener: (_type: string, listener: Listener) => listeners.set(acting, listener),
    removeEventListener: () => undefined,
  });
  return {
    stored,
    during,
    /** Opens a chat in a tab, or reloads it: the field contains what is restored. */
    open(tab: string) {
      const drafts = during(tab, () => createTabDrafts(tab));
      const run = <Result>(action: () => Result) => during(tab, action);
      let field = run(() => drafts.read('hana', 'chat'));
      const set = (text: string) => {
        run(() => drafts.write('hana', 'chat', field, text));
        field = text;
      };
      return {
        field: () => field,
        type: set,
        send: () => set(''),
        discard: () => run(() => discardTabDrafts(drafts, 'hana', '')),
        /** The tab disappears with its listeners. */
        close: () => listeners.delete(tab),
      };
    },
  };
}
let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
});
const reloaded = (tab: string) => browser.open(tab).field();

describe('A32: texts of several tabs at one place', () => {
  test('a text that is sent in one tab leaves that of the other tab, also when it was written after it', () => {
    const [a, b] = [browser.open('a'), browser.open('b')];
    b.type('明日の件ですが');
    a.type('ok');
    a.send();
    expect([reloaded('a'), reloaded('b')]).toEqual(['明日の件ですが', '明日の件ですが']);
    a.type('はい');
    b.type('明日の件ですが、');
    a.send();
    expect(reloaded('b')).toBe('明日の件ですが、');
  });

  test('each tab gets its own back', () => {
    const [a, b] = [browser.open('a'), browser.open('b')];
    a.type('一');
    b.type('二');
    a.type('一一');
    expect([reloaded('a'), reloaded('b'), reloaded('new')]).toEqual(['一一', '二', '一一']);
  });

  test('a restored text is replaced and sent, and remains in the tab that has written it and is open', () => {
    const b = browser.open('b');
    b.type('明日の件ですが');
    const a = browser.open('a');
    a.type('ok');
    a.send();
    expect(reloaded('b')).toBe('明日の件ですが');
  });

  test('what is sent does not come back in a tab that shows it', () => {
    const b = browser.open('b');
    b.type('一行目\n二行目');
    const a = browser.open('a');
    a.send();
    expect([reloaded('a'), reloaded('b'), browser.stored.size]).toEqual(['', '', 0]);
  });

  test('the text of a closed tab is continued, sent and gone', () => {
    const old = browser.open('old');
    old.type('明日の件');
    old.close();
    const next = browser.open('next');
    expect(next.field()).toBe('明日の件');
    next.type('明日の件ですが');
    next.send();
    expect([reloaded('next'), browser.stored.size]).toEqual(['', 0]);
  });

  test('what is discarded is gone, except what another open tab has written', () => {
    const [a, b, closed] = [browser.open('a'), browser.open('b'), browser.open('closed')];
    closed.type('三');
    closed.close();
    b.type('二');
    a.type('一');
    a.discard();
    expect([reloaded('a'), reloaded('b')]).toEqual(['二', '二']);
    b.send();
    expect([reloaded('a'), browser.stored.size]).toEqual(['', 0]);
  });

  test('a logout removes them all', () => {
    const [a, b] = [browser.open('a'), browser.open('b')];
    a.type('一');
    b.type('二');
    browser.during('a', () => removeDrafts('hana'));
    expect([browser.stored.size, reloaded('a'), reloaded('b')]).toEqual([0, '', '']);
  });

  test('whatever two tabs do, nothing typed is lost, and nothing sent comes back', () => {
    const actions = array(tuple(nat(1), constantFrom('type', 'extend', 'send', 'reload', 'reopen')), { maxLength: 14 });
    assert(
      property(actions, (steps) => {
        browser = stubBrowser();
        let opened = 0;
        let typed = 0;
        const ids = ['tab-a', 'tab-b'];
        const tabs = ids.map((id) => browser.open(id));
        /** What each tab has typed and neither sent nor seen sent. */
        const own = ['', ''];
        const sent = new Set<string>();
        const faults: string[] = [];
        for (const [at, action] of steps) {
          const tab = tabs[at] ?? browser.open('none');
          if (action === 'type' || action === 'extend') {
            typed += 1;
            const text = action === 'extend' ? `${tab.field()}${typed};` : `${typed};`;
            tab.type(text);
            own[at] = text;
          } else if (action === 'send') {
            const text = tab.field();
            if (text === '') continue;
            sent.add(text);
            tab.send();
            own.forEach((other, index) => {
              if (other === text) own[index] = '';
            });
            own[at] = '';
          } else {
            tab.close();
            const isNew = action === 'reopen';
            if (isNew) ids[at] = `tab-${(opened += 1)}`;
            const next = browser.open(ids[at] ?? '');
            tabs[at] = next;
            const restored = next.field();
            if (!isNew && own[at] !== '' && restored !== own[at]) faults.push(`${own[at]} is lost`);
            if (sent.has(restored)) faults.push(`${restored} comes back`);
            // A new tab restores something, if anything was typed and not sent.
            if (isNew && restored === '' && own.some((text) => text !== '')) faults.push('nothing is restored');
            if (isNew) own[at] = '';
          }
        }
        expect(faults).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
