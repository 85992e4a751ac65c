import { onTestFinished, vi } from 'vitest';

/** A history entry. */
interface Entry {
  url: string;
  state: unknown;
}

/**
 * Stubs the globals that hooks without rendered elements use: events, visibility, focus, history (with the router's
 * events `pushState` and `replaceState`; a step takes effect at once).
 */
export function stubPage(address = 'https://otonowa.test/search') {
  const entries: Entry[] = [{ url: address, state: null }];
  let at = 0;
  const entry = () => entries[at] as Entry;
  const resolve = (url: string | undefined) =>
    url === undefined || url === '' ? entry().url : new URL(url, entry().url).href;
  const history = {
    get state() {
      return entry().state;
    },
    pushState(state: unknown, _title: string, url?: string) {
      entries.splice(at + 1, entries.length, { url: resolve(url), state });
      at += 1;
      window.dispatchEvent(new Event('pushState'));
    },
    replaceState(state: unknown, _title: string, url?: string) {
      entries[at] = { url: resolve(url), state };
      window.dispatchEvent(new Event('replaceState'));
    },
    go(delta: number) {
      if (entries[at + delta] === undefined) return;
      at += delta;
      window.dispatchEvent(new Event('popstate'));
    },
    back: () => history.go(-1),
  };
  const body = {};
  /** The focused element. */
  const focus: { activeElement: object | null } = { activeElement: body };
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    body,
    ...focus,
    querySelector: (_selector: string): unknown => null,
  });
  const window = Object.assign(new EventTarget(), {
    history,
    document,
    location: new URL(address),
  });
  Object.defineProperty(window, 'location', { get: () => new URL(entry().url) });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('history', history);
  // Else a module of the next test file would find a history without a window.
  onTestFinished(() => void vi.unstubAllGlobals());
  return { window, document, history, entries, at: () => at };
}
