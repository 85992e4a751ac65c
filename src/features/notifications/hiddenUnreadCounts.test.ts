import { expect, test } from 'vitest';
import { aNotification } from '../../../tests/support/build.ts';
import type { Notification, NotificationType } from '../../api/generated/model/index.ts';
import { hiddenUnreadCounts } from './hiddenUnreadCounts.ts';
import { newVisit, clearUnread, addUnread } from './visitState.ts';

const list = (is_read: boolean, ...types: NotificationType[]): Notification[] =>
  types.map((type, index) => aNotification({ id: `notification-${index}`, type, is_read }));
const types = ['new_like', 'mutual_like', 'new_message', 'new_like', 'info'] as const;

test('counts the hidden types that are unread', () => {
  expect(hiddenUnreadCounts(newVisit, list(false, ...types))).toEqual({ likes: 2, matches: 1, messages: 1 });
  expect(hiddenUnreadCounts(newVisit, list(true, ...types))).toEqual({ likes: 0, matches: 0, messages: 0 });
});

test('notifications that were unread on arrival are counted after they were marked as read (rule N2)', () => {
  const visit = addUnread(newVisit, list(false, ...types));
  expect(hiddenUnreadCounts(visit, list(true, ...types))).toEqual({ likes: 2, matches: 1, messages: 1 });
  expect(hiddenUnreadCounts(clearUnread(visit), list(true, ...types))).toEqual({ likes: 0, matches: 0, messages: 0 });
});
