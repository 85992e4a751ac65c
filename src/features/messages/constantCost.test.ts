import { beforeEach, describe, expect, test, vi } from 'vitest';
import { countReads } from '../../../tests/support/countReads.ts';
import { CHAT, createOpenChat, ME, message, REN } from '../../../tests/simulation/rig.ts';
import { itemAt } from '../../lib/collections/sequence.ts';
import { messagesOf } from '../../realtime/selectors.ts';
import { createLogView } from './logView.ts';
import { mapToNewEntries, type RenderedRows } from './logLayout.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';

const FEW = 1_000;
const MANY = 50_000;
const ROW_HEIGHT = 40;
const VIEW_HEIGHT = 600;

type LogView = ReturnType<typeof createLogView>;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  // Runs microtasks at once, so that their cost is counted with their cause.
  vi.stubGlobal('queueMicrotask', (work: () => void) => work());
  vi.stubGlobal('requestAnimationFrame', () => 0);
});

/** Creates the elements of a log without a browser: all rows have one height, and scrolling notifies at once. */
function fakeElements() {
  const listeners = new Map<string, () => void>();
  const [spacerAbove, spacerBelow] = [{ style: { height: '0' } }, { style: { height: '0' } }];
  let rows = 0;
  let position = 0;
  const scroller = {
    clientWidth: 800,
    clientHeight: VIEW_HEIGHT,
    get scrollHeight() {
      const [above, below] = [spacerAbove, spacerBelow].map(({ style }) => Number.parseFloat(style.height));
      return (above ?? 0) + rows * ROW_HEIGHT + (below ?? 0);
    },
    get scrollTop() {
      return Math.min(position, this.scrollHeight - VIEW_HEIGHT);
    },
    set scrollTop(top: number) {
      position = top;
    },
    onscrollend: null,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener() {},
  };
  return {
    elements: { scroller, spacerAbove, spacerBelow } as unknown as Parameters<LogView['attach']>[0],
    scrollTo(top: number) {
      scroller.scrollTop = top;
      listeners.get('scroll')?.();
      listeners.get('scrollend')?.();
    },
    renderRows: (count: number) => void (rows = count),
  };
}

/** Opens a chat with this many messages and renders its log; reads of the state are counted from then on. */
async function openLog(count: number) {
  const stored = Array.from({ length: count }, (_, index) => message({ at: index, is_read: true }));
  const rig = await createOpenChat(stored);
  const page = fakeElements();
  const entries = () => messagesOf(rig.state(), CHAT);
  // A long history is loaded in slices.
  await waitFor(() => expect(entries().length).toBe(count));
  const view = createLogView(entries(), null);
  let rows: RenderedRows = view.first;
  const rendered = new Set<string>();

  function render(next: RenderedRows): void {
    rows = mapToNewEntries(next, entries());
    for (let index = rows.first; index < rows.end; index += 1) {
      const { id = '' } = itemAt(rows.entries, index) ?? {};
      if (rendered.has(id)) continue;
      rendered.add(id);
      view.row({
        dataset: { index },
        getBoundingClientRect: () => ({ height: ROW_HEIGHT }),
      } as unknown as HTMLElement);
    }
    page.renderRows(rows.end - rows.first);
    view.rowsRendered(rows);
  }

  view.attach(page.elements, { onAtEnd() {}, onRowsNeeded: (needed) => render(needed) });
  render(rows);
  let next = count;
  const counter = countReads();
  /** Counts reads of the state from now on, including reads of what has changed since the last time. */
  const watch = () => {
    rig.store.setState(counter.watch(rig.state()), true);
    render(rows);
  };
  const arrive = () => {
    rig.deliverMessage({ at: (next += 1) });
    rig.deliver({ type: 'messages_read', conversation_id: CHAT, message_ids: [`message-${next}`], reader_id: ME });
    render(rows);
  };
  // What is computed once for a history is not counted.
  watch();
  arrive();
  watch();
  return { rig, counter, arrive, page, view, entries, newest: () => next };
}

const work: Record<string, (log: Awaited<ReturnType<typeof openLog>>) => void> = {
  'a message that arrives': ({ arrive }) => arrive(),
  'a known message': ({ rig }) => rig.deliverMessage({ at: 500 }),
  'a message that was late': ({ rig }) => rig.deliverMessage({ at: 500, id: 'late', is_read: true }),
  'a message that was read': ({ rig }) =>
    rig.deliver({ type: 'messages_read', conversation_id: CHAT, message_ids: ['message-500'], reader_id: REN }),
  'a message that is sent': ({ rig, newest }) => {
    rig.engine.sendText(CHAT, 'はい');
    rig.confirm('はい', newest() + 1);
  },
  'a message that was found': ({ view, entries }) => {
    const found = itemAt(entries(), 500);
    if (found !== undefined) view.scrollToEntry(found);
  },
  'another part that is rendered': ({ page }) => page.scrollTo(300 * ROW_HEIGHT),
};

describe.each(Object.entries(work))('%s', (_what, run) => {
  test('reads about as many items of a long history as of a short one', async () => {
    const [few, many] = [await openLog(FEW), await openLog(MANY)].map((log) => log.counter.during(() => run(log)));
    expect(few).toBeGreaterThan(0);
    // The tree of 50,000 messages has twice as many levels as that of 1,000; a list of them is 50 times as long.
    expect(many).toBeLessThanOrEqual(8 * (few ?? 0));
  });
});

test('a chat that is left and opened again keeps its history and does not load it', async () => {
  const { rig, counter } = await openLog(MANY);
  const before = messagesOf(rig.state(), CHAT);
  const reads = counter.during(() => {
    rig.engine.openConversation(null);
    rig.engine.openConversation(CHAT);
  });
  expect(messagesOf(rig.state(), CHAT)).toBe(before);
  expect(rig.waiting()).not.toContain('loadConversation');
  expect(reads).toBeLessThan(100);
});
