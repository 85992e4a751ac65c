import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { message } from '../../../tests/simulation/rig.ts';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { profileOf } from '../../../tests/support/likeFixtures.ts';
import { startTestSession } from '../../../tests/support/testSession.tsx';
import { waitFor } from '../../../tests/support/waitFor.ts';
import type { ConversationState } from '../../realtime/types.ts';
import type { Session } from '../../session/session.ts';
import { liveStoreOf } from '../../conversations/liveState.ts';
import { createHiddenPeople } from '../../hiddenPeople/hiddenPeople.ts';
import { localStore } from '../../lib/storage/storage.ts';
import { alertOnMessage } from './alertOnMessage.ts';
import { notificationPreview, systemNotifications } from '../../conversations/systemNotification.ts';
import { closeSystemNotifications } from '../../conversations/systemNotification.ts';

const received = message({ conversation_id: 'c1', from: 'user-れん', content: '土曜日に入れますか？' });
const knownConversation = {
  otherUser: { id: 'user-れん', profile: { display_name: 'れん', avatar_url: null } },
} as unknown as ConversationState;

let session: Session;
let end: () => void;
let shown: string[];
/** Paths of the page's requests, and the function that creates the response to each. */
let asked: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  stubWindow();
  shown = [];
  class AllowedNotification extends EventTarget {
    static permission = 'granted';
    constructor(title: string, { body }: { body: string }) {
      super();
      shown.push(`${title}: ${body}`);
    }
    close() {}
  }
  vi.stubGlobal('Notification', AllowedNotification);
  Object.assign(window, { Notification: AllowedNotification });
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(decodeURIComponent(url));
    return answer();
  });
  answer = async () => Response.json(profileOf('れん'));
  systemNotifications.store.setState({ isOn: true });
  notificationPreview.store.setState({ isOn: true });
  const test = startTestSession();
  ({ session } = test);
  end = () => test.client.clear();
  liveStoreOf(session).setState({ me: 'user-hana', isVisible: false });
});
afterEach(() => {
  end();
  closeSystemNotifications();
  systemNotifications.store.setState({ isOn: false });
});

const arrive = () => alertOnMessage(session, received, () => undefined);
const ASKED = ['/api/profiles/user/user-れん'];
const NAMED = ['れんさんからのメッセージ: 土曜日に入れますか？'];
const UNNAMED = ['新しいメッセージがあります: 土曜日に入れますか？'];

test('F42: nobody who is blocked calls for attention', async () => {
  const people = session.own(createHiddenPeople);
  people.open('user-hana');
  people.change(() => [{ userId: 'user-れん', name: 'れん', avatarUrl: null }]);
  await arrive();
  expect(shown).toEqual(NAMED);
  people.change(() => [{ userId: 'user-れん', name: 'れん', avatarUrl: null, isBlocked: true }]);
  await arrive();
  expect({ asked, shown }).toEqual({ asked: ASKED, shown: NAMED });
});

test('M49: a muted conversation calls for no attention, and another one does', async () => {
  localStore.set('chat-marks:user-hana', '["muted:c1","pinned:c1"]');
  await arrive();
  expect(shown).toEqual([]);
  localStore.set('chat-marks:user-hana', '["muted:c2","pinned:c1"]');
  await arrive();
  expect(shown).toEqual(NAMED);
});

test('M41: the other tabs are asked about no message of a chat that this tab shows', async () => {
  let queries = 0;
  const query = async () => {
    queries += 1;
    return { held: [] };
  };
  vi.stubGlobal('navigator', { locks: { query, request: async () => undefined } });
  liveStoreOf(session).setState({ isVisible: true, openId: 'c1' });
  await arrive();
  expect(queries).toBe(0);
  liveStoreOf(session).setState({ isVisible: true, openId: 'c2' });
  await arrive();
  expect(queries).toBe(1);
});

test('M42: the sender is requested once', async () => {
  await arrive();
  await arrive();
  expect({ asked, shown }).toEqual({ asked: ASKED, shown: [...NAMED, ...NAMED] });
});

test('M42: the sender is taken from a loaded conversation', async () => {
  liveStoreOf(session).setState({ conversations: new Map([['c1', knownConversation]]) });
  await arrive();
  expect({ asked, shown }).toEqual({ asked: [], shown: NAMED });
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('offline'))],
  ['there is no profile', async () => Response.json({ detail: 'プロフィールが見つかりません' }, { status: 404 })],
])('M42: where %s, the message is shown without its sender', async (_, failed) => {
  answer = failed;
  await arrive();
  expect({ asked, shown }).toEqual({ asked: ASKED, shown: UNNAMED });
});

test.each([
  ['nothing may be quoted', notificationPreview, ['新しいメッセージがあります: ']],
  ['nothing is shown at all', systemNotifications, []],
])('M42: where %s, no sender is requested', async (_, setting, expected) => {
  setting.store.setState({ isOn: false });
  await arrive();
  expect({ asked, shown }).toEqual({ asked: [], shown: expected });
});

test.each([
  ['the person comes back', () => liveStoreOf(session).setState({ isVisible: true })],
  ['the session ends elsewhere', () => session.end('elsewhere')],
])('M42: nothing is shown when meanwhile %s', async (_, happen) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  const arriving = arrive();
  await waitFor(() => expect(asked).toEqual(ASKED));
  happen();
  resolve(Response.json(profileOf('れん')));
  await Promise.race([arriving, new Promise((settle) => setTimeout(settle))]);
  expect(shown).toEqual([]);
});
