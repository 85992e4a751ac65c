import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aNotification } from '../../../tests/support/build.ts';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { inSession, startTestSession } from '../../../tests/support/testSession.tsx';
import type { Session } from '../../session/session.ts';
import { framesOf } from '../../conversations/liveState.ts';
import { announcements } from '../../ui/LiveRegion/LiveRegion.tsx';
import { useArrivalAnnouncements, useMarkReadOnVisit } from './useNotifications.ts';

let session: Session;
beforeEach(() => {
  stubWindow();
  ({ session } = startTestSession());
});

const arrives = () =>
  act(async () =>
    framesOf(session).notify({
      type: 'new_notification',
      notification: aNotification({ type: 'info', is_read: false }),
    }),
  );

describe('N2: all notifications are marked as read once per visit, after the first list', () => {
  const read = vi.fn<() => void>();
  beforeEach(() => read.mockReset());
  const visit = (listedAt: number | null, hasUnread: boolean) =>
    renderHook(
      ({ listedAt: at, hasUnread: unread }: { listedAt: number | null; hasUnread: boolean }) =>
        useMarkReadOnVisit({ listReceivedAt: at, hasUnread: unread, read }),
      { listedAt, hasUnread },
      inSession(session),
    );

  test('not before it, nor a second time', async () => {
    const hook = await visit(null, true);
    expect(read).not.toHaveBeenCalled();
    await hook.rerender({ listedAt: 1, hasUnread: true });
    expect(read).toHaveBeenCalledOnce();
    await hook.rerender({ listedAt: 1, hasUnread: false });
    await hook.rerender({ listedAt: 1, hasUnread: true });
    await hook.rerender({ listedAt: 2, hasUnread: true });
    expect(read).toHaveBeenCalledOnce();
  });

  test('also if the counter reports later that something is unread', async () => {
    const hook = await visit(1, false);
    expect(read).not.toHaveBeenCalled();
    await hook.rerender({ listedAt: 1, hasUnread: true });
    expect(read).toHaveBeenCalledOnce();
  });

  test('notifications of a reload stay unread', async () => {
    const hook = await visit(1, false);
    await hook.rerender({ listedAt: 2, hasUnread: true });
    await hook.rerender({ listedAt: 2, hasUnread: false });
    await hook.rerender({ listedAt: 2, hasUnread: true });
    expect(read).not.toHaveBeenCalled();
  });

  test('notifications that arrive during the visit stay unread', async () => {
    const hook = await visit(1, false);
    await arrives();
    await hook.rerender({ listedAt: 1, hasUnread: true });
    expect(read).not.toHaveBeenCalled();
  });

  test('notifications that arrive before the first list are marked with it', async () => {
    const hook = await visit(null, false);
    await arrives();
    await hook.rerender({ listedAt: 1, hasUnread: true });
    expect(read).toHaveBeenCalledOnce();
    await hook.unmount();
    await arrives();
    expect(read).toHaveBeenCalledOnce();
  });
});

describe('new notifications are announced', () => {
  const said = () => announcements.getState().map(({ text }) => text);
  beforeEach(() => {
    vi.useFakeTimers();
    announcements.setState([], true);
  });
  afterEach(() => vi.useRealTimers());

  test('those that were not in the list before, once', async () => {
    const hook = await renderHook(
      ({ ids, isLoaded }: { ids: string[]; isLoaded: boolean }) => useArrivalAnnouncements(ids, isLoaded),
      { ids: ['n-9'], isLoaded: false },
    );
    await hook.rerender({ ids: ['n-1', 'n-2'], isLoaded: true });
    expect(said()).toEqual([]);
    await hook.rerender({ ids: ['n-4', 'n-3', 'n-1', 'n-2'], isLoaded: true });
    expect(said()).toEqual(['新しいお知らせが2件あります']);
    await hook.rerender({ ids: ['n-1', 'n-2'], isLoaded: true });
    await hook.rerender({ ids: ['n-3', 'n-1', 'n-2'], isLoaded: true });
    expect(said()).toHaveLength(1);
    await hook.rerender({ ids: [], isLoaded: true });
    await hook.rerender({ ids: ['n-5'], isLoaded: true });
    expect(said().at(-1)).toBe('新しいお知らせが1件あります');
  });

  test('the first one after an empty list too', async () => {
    const hook = await renderHook(({ ids }: { ids: string[] }) => useArrivalAnnouncements(ids, true), {
      ids: [] as string[],
    });
    await hook.rerender({ ids: ['n-1'] });
    expect(said()).toEqual(['新しいお知らせが1件あります']);
  });
});
