import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aNotification } from '../../../tests/support/build.ts';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { inSession, startTestSession } from '../../../tests/support/testSession.tsx';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { sequenceOf } from '../../lib/collections/sequence.ts';
import type { ConversationState, LiveState } from '../../realtime/types.ts';
import type { Session } from '../../session/session.ts';
import { framesOf, liveStoreOf } from '../../conversations/liveState.ts';
import { createHiddenPeople } from '../../hiddenPeople/hiddenPeople.ts';
import { useReadChatNotifications } from './MessageAlerts.tsx';

/** Called when notifications are marked as read, with the number by which the counter decreases. */
const changes = vi.hoisted(() => vi.fn<(drop: number) => void>());
vi.mock('../../conversations/live.ts', () => ({
  liveOf: () => ({
    changeNotifications: (drop: number, call: () => Promise<unknown>) => {
      changes(drop);
      return call();
    },
  }),
}));

describe('N22: the notification of a message in the visible conversation is marked as read', () => {
  let session: Session;
  let read: string[];

  beforeEach(() => {
    stubWindow();
    ({ session } = startTestSession());
    read = [];
    changes.mockReset();
    vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string }) => {
      if (method === 'PATCH') read.push(`${url} ${body}`);
      return Response.json(aNotification({ is_read: true }));
    });
    liveStoreOf(session).setState({ me: 'user-hana', isVisible: true, openId: 'c1' });
  });

  const visit = () => renderHook(useReadChatNotifications, undefined, inSession(session));
  const look = (state: Partial<LiveState>) => act(async () => liveStoreOf(session).setState(state));
  const arrives = (id: string, fields: Parameters<typeof aNotification>[0] = {}) =>
    act(async () =>
      framesOf(session).notify({
        type: 'new_notification',
        notification: aNotification({ id, type: 'new_message', conversation_id: 'c1', is_read: false, ...fields }),
      }),
    );
  const readOnce = (id: string) => [`/api/notifications/${id} {"is_read":true}`];

  test('at once, and once', async () => {
    await visit();
    await arrives('n1');
    await arrives('n1');
    await arrives('n2');
    await waitFor(() => expect(read).toEqual([...readOnce('n1'), ...readOnce('n2')]));
    expect(changes.mock.calls).toEqual([[1], [1]]);
  });

  test('F42: at once when its sender is blocked', async () => {
    const otherUser = { id: 'user-ren', profile: null } as unknown as ConversationState['otherUser'];
    await look({ openId: null, order: sequenceOf([{ id: 'c1', otherUser } as ConversationState]) });
    const people = session.own(createHiddenPeople);
    people.open('user-hana');
    people.change(() => [{ userId: 'user-ren', name: 'れん', avatarUrl: null, isBlocked: true }]);
    await visit();
    await arrives('n1');
    await arrives('n2', { conversation_id: 'c2' });
    await waitFor(() => expect(read).toEqual(readOnce('n1')));
  });

  test('as soon as the conversation is visible', async () => {
    await look({ isVisible: false });
    await visit();
    await arrives('n1');
    await look({ isVisible: true, openId: 'c2' });
    expect(read).toEqual([]);
    await look({ openId: 'c1' });
    await waitFor(() => expect(read).toEqual(readOnce('n1')));
  });

  test.each([
    ['about something else', { type: 'new_like' }],
    ['that was read elsewhere', { is_read: true }],
    ['of another conversation', { conversation_id: 'c2' }],
  ] as const)('not one %s', async (_, fields) => {
    await visit();
    await arrives('n1', fields);
    await arrives('n2');
    await waitFor(() => expect(read).toEqual(readOnce('n2')));
  });

  test('again with the next occasion, after a failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isFailing = true;
    vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
      if (isFailing) return Response.json({ detail: '' }, { status: 500 });
      read.push(`${url} ${body}`);
      return Response.json(aNotification({ is_read: true }));
    });
    await visit();
    await arrives('n1');
    await waitFor(() => expect(changes).toHaveBeenCalledOnce());
    isFailing = false;
    await look({ openId: null });
    await look({ openId: 'c1' });
    await waitFor(() => expect(read).toEqual(readOnce('n1')));
  });
});
