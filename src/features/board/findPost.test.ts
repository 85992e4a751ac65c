import type { Post } from '../../api/generated/model/index.ts';
import { describe, expect, test } from 'vitest';
import { isCreatedBy, postsCreatedSince } from './findPost.ts';
import { createFakeBackend } from '../../../tests/support/fakeBackend.ts';
import { createPostFixture } from './postFixtures.ts';

const at = (minute: number) => createPostFixture(`post-${minute}`, { created_at: `2026-11-20T09:0${minute}:00+00:00` });
const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

describe('B13: posts that were created since a time', () => {
  test.each([
    ['nothing', [at(1)], [at(1)], 1, []],
    ['one more', [at(2), at(1)], [at(1)], 1, ['post-2']],
    ['the oldest first', [at(3), at(2), at(1)], [at(1)], 1, ['post-2', 'post-3']],
    ['one was deleted meanwhile', [at(3)], [at(1), at(2)], 2, ['post-3']],
    ['those that were there without being loaded are not new', [at(1), at(2), at(3)], [], 2, ['post-3']],
    ['of two, one was loaded', [at(1), at(2), at(3)], [at(2)], 2, ['post-3']],
    ['a list of posts, whose number nobody knows', [at(2), at(1)], [at(1)], 0, ['post-2']],
  ] as const)('%s', (_, now, before, count, expected) => {
    expect(ids(postsCreatedSince(now, before, count))).toEqual(expected);
  });
});

describe('B13: the post that a request has created', () => {
  const file = new File(['x'], 'a.wav', { type: 'audio/wav' });
  const sound = { media_url: '/uploads/a.wav', media_type: 'audio', media_duration: 8 } as const;
  test.each([
    ['the same text', createPostFixture('a', { content: 'あ\n' }), { content: 'あ' }, true],
    ['another text', createPostFixture('a', { content: 'い' }), { content: 'あ' }, false],
    ['somebody else’s', createPostFixture('a', { content: 'あ', user_id: 'user-hana' }), { content: 'あ' }, false],
    ['a sound that was not sent', createPostFixture('a', { content: 'あ', ...sound }), { content: 'あ' }, false],
    [
      'the sound',
      createPostFixture('a', { content: '', ...sound }),
      { content: '', media_file: file, media_duration: 8 },
      true,
    ],
    [
      'another length',
      createPostFixture('a', { content: '', ...sound }),
      { content: '', media_file: file, media_duration: 9 },
      false,
    ],
    [
      'without its sound',
      createPostFixture('a', { content: '' }),
      { content: '', media_file: file, media_duration: 8 },
      false,
    ],
  ])('%s', (_, post, request, expected) => expect(isCreatedBy(post, request, 'user-ren')).toBe(expected));

  test.each(['音を\n合わせましょう', 'カ\u3099ット', 'あ\uD83C'])(
    '%j, after a real form has carried it',
    async (content) => {
      const ren = createFakeBackend({ scenario: 'default' }).as('ren@example.com');
      const body = new FormData();
      body.set('content', content);
      const { body: stored } = await ren.call('createPost', { body });
      for (const post of [stored as Post, { ...(stored as Post), content: content.normalize('NFC') }])
        expect(isCreatedBy(post, { content }, ren.userId)).toBe(true);
    },
  );

  test('without a login there is none', () => {
    expect(isCreatedBy(createPostFixture('a', { content: 'あ' }), { content: 'あ' }, undefined)).toBe(false);
  });
});
