import { expect, test } from 'vitest';
import { createPostFixture } from './postFixtures.ts';
import {
  changePost,
  findPost,
  isIncomplete,
  descendantsOf,
  replyCount,
  shownReplies,
  removePostFromTree,
  withoutAuthors,
  withReply,
} from './postTree.ts';

const deep = createPostFixture('a', {
  replies: [
    createPostFixture('b', {
      replies: [createPostFixture('c', { replies: [createPostFixture('d')] }), createPostFixture('e')],
    }),
    createPostFixture('f'),
  ],
});
const ids = (posts: readonly { id: unknown }[]) => posts.map(({ id }) => id);

test('B4: the count is the larger of the server’s number and the number of loaded replies', () => {
  expect(replyCount(createPostFixture('a', { replies_count: 5, replies: [createPostFixture('b')] }))).toBe(5);
  expect(replyCount(createPostFixture('a', { replies_count: 0, replies: [createPostFixture('b')] }))).toBe(1);
});

test('B2: from the third level on all replies are in one list, each after its parent', () => {
  expect(ids(descendantsOf(deep))).toEqual(['b', 'c', 'd', 'e', 'f']);
  expect(ids(shownReplies(deep, 2))).toEqual(['b', 'f']);
  expect(ids(shownReplies(deep, 3))).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test('B4: replies are missing if a count is larger than the loaded ones, in the one list too', () => {
  const half = createPostFixture('a', { replies: [createPostFixture('b', { replies_count: 2 })], replies_count: 1 });
  expect(isIncomplete(half, 0)).toBe(false);
  expect(isIncomplete(half, 3)).toBe(true);
  expect(isIncomplete(createPostFixture('a', { replies_count: 1 }), 0)).toBe(true);
});

test('finds and changes a post at any depth, and keeps the objects of other trees', () => {
  const other = createPostFixture('z', { replies: [createPostFixture('y')] });
  expect(findPost([other, deep], 'd')?.id).toBe('d');
  expect(findPost([other, deep], 'nobody')).toBeUndefined();
  const [unchanged, changed] = changePost([other, deep], 'd', (post) => ({ ...post, content: 'new' }));
  expect(unchanged).toBe(other);
  expect(findPost(changed ? [changed] : [], 'd')?.content).toBe('new');
});

test('B7: a post is removed with all its replies, a removed reply reduces the count of its parent', () => {
  expect(removePostFromTree([deep], 'a')).toEqual([]);
  const [left] = removePostFromTree([deep], 'b');
  expect(left?.replies_count).toBe(1);
  expect(ids(left?.replies ?? [])).toEqual(['f']);
  expect(removePostFromTree([deep], 'nobody')[0]).toBe(deep);
  const counted = createPostFixture('a', { replies_count: 9, replies: [createPostFixture('b')] });
  expect(removePostFromTree([counted], 'b')[0]?.replies_count).toBe(8);
});

test('a reply is appended to its parent, once', () => {
  const reply = createPostFixture('new', { reply_to_id: 'c' });
  const once = withReply([deep], reply);
  expect(ids(findPost(once, 'c')?.replies ?? [])).toEqual(['d', 'new']);
  expect(findPost(once, 'c')?.replies_count).toBe(2);
  expect(withReply(once, reply)).toEqual(once);
});

test('F39: the posts of hidden people are removed with their replies, and their parents count one reply less', () => {
  const by = (author: string) => ({ user_id: author });
  const posts = [
    createPostFixture('a', {
      replies: [
        createPostFixture('b', { ...by('user-hidden'), replies: [createPostFixture('c')] }),
        createPostFixture('d'),
      ],
      // One of the three is not loaded.
      replies_count: 3,
    }),
    createPostFixture('e', { ...by('user-hidden'), replies: [createPostFixture('f', by('user-hidden'))] }),
  ];
  const left = withoutAuthors(posts, (id) => id === 'user-hidden');
  expect(ids([...left, ...left.flatMap(descendantsOf)])).toEqual(['a', 'd']);
  expect(left.map(replyCount)).toEqual([2]);
});
