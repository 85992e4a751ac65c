import { expect, test } from 'vitest';
import { message } from '../../../tests/simulation/rig.ts';
import { createLiveStore } from '../../realtime/store.ts';
import { messageAlert } from './alertOnMessage.ts';

const received = message({ conversation_id: 'c1', from: 'ren' });
const state = {
  ...createLiveStore().getState(),
  me: 'hana',
  isVisible: false,
  openId: null,
};

test.each([
  ['nobody looks', {}, { hasSound: true, hasNotification: true }],
  ['the chat was left open', { openId: 'c1' }, { hasSound: true, hasNotification: true }],
  ['the chat is looked at', { openId: 'c1', isVisible: true }, { hasSound: false, hasNotification: false }],
  ['another chat is looked at', { openId: 'c2', isVisible: true }, { hasSound: true, hasNotification: false }],
  ['it is one of my own from another tab', { me: 'ren' }, { hasSound: false, hasNotification: false }],
] as const)('M41, M42: %s', (_, given, expected) => {
  expect(messageAlert(received, { ...state, ...given }, { hasApp: false, hasChat: false })).toEqual(expected);
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
] as const)('M41, M42: %s', (_, given, visibleTabs, hasSound) => {
  expect(messageAlert(received, { ...state, ...given }, visibleTabs)).toEqual({ hasSound, hasNotification: false });
});
