import { expect, test } from 'vitest';
import { documentTitle } from './copy.ts';

test.each([
  ['さがす', 0, 'さがす | OTONOWA'],
  ['さがす', -1, 'さがす | OTONOWA'],
  ['メッセージ', 3, '(3) メッセージ | OTONOWA'],
  ['お知らせ', 99, '(99) お知らせ | OTONOWA'],
  ['掲示板', 100, '(99+) 掲示板 | OTONOWA'],
])('the title of the tab for %s with %i unread is %s', (title, unread, expected) => {
  expect(documentTitle(title, unread)).toBe(expected);
});
