import { expect, test, vi } from 'vitest';
import { aNotification } from '../../../tests/support/build.ts';
import type { NotificationType, Notification } from '../../api/generated/model/index.ts';
import {
  newVisit,
  clearUnread,
  addDeleted,
  addOpened,
  removeDeleted,
  addUnread,
  visitItems,
  visibleNotifications,
  visibleTypes,
  hiddenUnreadCounts,
} from './visit.ts';

const item = (id: string, is_read = false) => ({ id, is_read });
const unreadOf = (visit: typeof newVisit, items: ReturnType<typeof item>[]) =>
  visitItems(visit, items)
    .filter(({ isUnread }) => isUnread)
    .map(({ item }) => item.id);
const freshOf = (visit: typeof newVisit, items: ReturnType<typeof item>[]) =>
  visitItems(visit, items)
    .filter(({ wasUnreadDuringVisit }) => wasUnreadDuringVisit)
    .map(({ item }) => item.id);

test('notifications that were unread on arrival stay so after all were marked as read (rule N2)', () => {
  const visit = addUnread(newVisit, [item('a'), item('b', true)]);
  expect(unreadOf(visit, [item('a', true), item('b', true)])).toEqual(['a']);
});

test('later ones are added', () => {
  const visit = addUnread(addUnread(newVisit, [item('a')]), [item('c'), item('a', true)]);
  expect(unreadOf(visit, [item('c', true), item('a', true)])).toEqual(['c', 'a']);
});

test('a list without new items does not change the state', () => {
  const visit = addUnread(newVisit, [item('a')]);
  expect(addUnread(visit, [item('a'), item('b', true)])).toBe(visit);
});

test('a click removes the mark, and the item stays in its place', () => {
  const visit = addOpened(addUnread(newVisit, [item('a')]), 'a');
  expect(unreadOf(visit, [item('a', true)])).toEqual([]);
  expect(freshOf(visit, [item('a', true)])).toEqual(['a']);
});

test('すべて既読にする empties 未読', () => {
  const visit = clearUnread(addUnread(newVisit, [item('a'), item('b')]));
  expect(freshOf(visit, [item('a', true), item('b', true)])).toEqual([]);
});

test('a deleted one does not reappear with reloads that were requested before, and returns if the deletion fails (N4)', () => {
  const visit = addDeleted(addUnread(newVisit, [item('a')]), 'a');
  expect(visitItems(visit, [item('a'), item('b', true)]).map(({ item }) => item.id)).toEqual(['b']);
  expect(unreadOf(removeDeleted(visit, 'a'), [item('a')])).toEqual(['a']);
});

const of = (type: string) => aNotification({ id: `notification-${type}`, type: type as NotificationType });

test('announcement, info, warning and update are shown, others are not', () => {
  const all = [...visibleTypes, 'new_like', 'mutual_like', 'new_message'].map(of);
  expect(visibleNotifications(all).map((item) => item.type)).toEqual([...visibleTypes]);
});

test('an unknown type is hidden and logged once (rule N6)', () => {
  const log = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  expect(visibleNotifications([of('carrier_pigeon')])).toEqual([]);
  expect(visibleNotifications([of('carrier_pigeon'), of('info')])).toHaveLength(1);
  expect(log).toHaveBeenCalledTimes(1);
});

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
