import { expect, test } from 'vitest';
import type { Message } from '../../api/generated/model/index.ts';
import { createLiveStore } from '../../realtime/store.ts';
import type { ConversationState } from '../../realtime/types.ts';
import { messageAlert } from './messageAlert.ts';

const message: Message = {
  id: 'm1',
  conversation_id: 'c1',
  sender_id: 'ren',
  content: '土曜日に入れますか？',
  created_at: '2026-11-22T10:00:00Z',
  is_read: false,
};
const ren = {
  otherUser: { id: 'ren', profile: { display_name: 'れん', avatar_url: null } },
} as unknown as ConversationState;
const state = {
  ...createLiveStore().getState(),
  me: 'hana',
  isVisible: false,
  openId: null,
  conversations: new Map([['c1', ren]]),
};
const quoted = { title: 'れんさんからのメッセージ', body: '土曜日に入れますか？' };
const hidden = { title: '新しいメッセージがあります', body: '' };

test.each([
  ['nobody looks', {}, true, { hasSound: true, notification: quoted }],
  ['nobody looks, and nothing may be quoted', {}, false, { hasSound: true, notification: hidden }],
  [
    'the writer is not known yet',
    { conversations: new Map() },
    true,
    { hasSound: true, notification: { ...quoted, title: hidden.title } },
  ],
  ['the chat was left open', { openId: 'c1' }, true, { hasSound: true, notification: quoted }],
  ['the chat is looked at', { openId: 'c1', isVisible: true }, true, { hasSound: false, notification: null }],
  ['another chat is looked at', { openId: 'c2', isVisible: true }, true, { hasSound: true, notification: null }],
  ['it is one of my own from another tab', { me: 'ren' }, true, { hasSound: false, notification: null }],
] as const)('M41, M42: %s', (_, given, hasPreview, expected) => {
  expect(messageAlert(message, { ...state, ...given }, hasPreview, { hasApp: false, hasChat: false })).toEqual(
    expected,
  );
});

test.each([
  ['another chat is looked at in another tab', {}, { hasApp: true, hasChat: false }, false],
  [
    'another chat is looked at here and the chat in another tab',
    { isVisible: true },
    { hasApp: true, hasChat: true },
    false,
  ],
  ['the chat is looked at in another tab', {}, { hasApp: true, hasChat: true }, false],
  ['another chat is looked at here alone', { isVisible: true }, { hasApp: true, hasChat: false }, true],
] as const)('M41, M42: %s', (_, given, sight, hasSound) => {
  expect(messageAlert(message, { ...state, ...given }, true, sight)).toEqual({ hasSound, notification: null });
});
