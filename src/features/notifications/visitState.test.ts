import { expect, test } from 'vitest';
import { newVisit, clearUnread, addDeleted, addOpened, removeDeleted, addUnread, visitItems } from './visitState.ts';

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
