import { expect, test } from 'vitest';
import { newVisit, noteAllRead, noteDeleted, noteOpened, noteRestored, noteUnread, shownIn } from './visit.ts';

const news = (id: string, is_read = false) => ({ id, is_read });
const unreadOf = (visit: typeof newVisit, items: ReturnType<typeof news>[]) =>
  shownIn(visit, items)
    .filter(({ isUnread }) => isUnread)
    .map(({ item }) => item.id);
const freshOf = (visit: typeof newVisit, items: ReturnType<typeof news>[]) =>
  shownIn(visit, items)
    .filter(({ isFresh }) => isFresh)
    .map(({ item }) => item.id);

test('what was unread on arrival stays so when everything was marked as read behind it (decision N2)', () => {
  const visit = noteUnread(newVisit, [news('a'), news('b', true)]);
  expect(unreadOf(visit, [news('a', true), news('b', true)])).toEqual(['a']);
});

test('what arrives later joins', () => {
  const visit = noteUnread(noteUnread(newVisit, [news('a')]), [news('c'), news('a', true)]);
  expect(unreadOf(visit, [news('c', true), news('a', true)])).toEqual(['c', 'a']);
});

test('a list without anything new leaves the visit as it is', () => {
  const visit = noteUnread(newVisit, [news('a')]);
  expect(noteUnread(visit, [news('a'), news('b', true)])).toBe(visit);
});

test('a click takes the mark away, and the item stays where it is', () => {
  const visit = noteOpened(noteUnread(newVisit, [news('a')]), 'a');
  expect(unreadOf(visit, [news('a', true)])).toEqual([]);
  expect(freshOf(visit, [news('a', true)])).toEqual(['a']);
});

test('すべて既読にする empties 未読', () => {
  const visit = noteAllRead(noteUnread(newVisit, [news('a'), news('b')]));
  expect(freshOf(visit, [news('a', true), news('b', true)])).toEqual([]);
});

test('a deleted one stays away from reloads that left before, and comes back when the deletion fails (N4)', () => {
  const visit = noteDeleted(noteUnread(newVisit, [news('a')]), 'a');
  expect(shownIn(visit, [news('a'), news('b', true)]).map(({ item }) => item.id)).toEqual(['b']);
  expect(unreadOf(noteRestored(visit, 'a'), [news('a')])).toEqual(['a']);
});
