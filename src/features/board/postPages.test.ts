import { expect, test } from 'vitest';
import { nextPage, visiblePosts, withNewPost } from './postPages.ts';
import { createPostFixture } from './postFixtures.ts';

const page = (isFull: boolean, ...ids: string[]) => ({ isFull, posts: ids.map((id) => createPostFixture(id)) });
const shown = (pages: Parameters<typeof visiblePosts>[0]) => visiblePosts(pages).map(({ id }) => id);

test('B1: more posts are offered only after a full page, whatever is shown of it', () => {
  expect(nextPage([])).toBeUndefined();
  expect(nextPage([page(true, 'a')])).toBe(2);
  expect(nextPage([page(true, 'a'), page(true)])).toBe(3);
  expect(nextPage([page(true, 'a'), page(false, 'b')])).toBeUndefined();
});

test('B1: a post that a new one moved to the next page is not shown twice', () => {
  const pages = [page(true, 'new', 'a', 'b'), page(true, 'b', 'c')];
  expect(shown(pages)).toEqual(['new', 'a', 'b', 'c']);
});

test('B3: replies are not shown at the top', () => {
  const posts = [createPostFixture('a'), createPostFixture('b', { reply_to_id: 'a' })];
  expect(shown([{ isFull: false, posts }])).toEqual(['a']);
});

test('a new post is added at the top, once', () => {
  const once = withNewPost([page(true, 'a'), page(false, 'b')], createPostFixture('new'));
  expect(shown(once)).toEqual(['new', 'a', 'b']);
  expect(shown(withNewPost(once, createPostFixture('new')))).toEqual(['new', 'a', 'b']);
  expect(nextPage(withNewPost([page(true, 'a')], createPostFixture('new')))).toBe(2);
});
