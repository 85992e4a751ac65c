import { beforeEach, expect, test } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import type { Post } from '../../api/generated/model/index.ts';
import { createPostFixture } from './postFixtures.ts';
import { soundsAround } from './SoundSteps.tsx';

const sound = (id: string, ...replies: Post[]) =>
  createPostFixture(id, { media_url: `/uploads/posts/${id}.mp3`, media_type: 'audio', replies });
const film = createPostFixture('film', { media_url: '/uploads/posts/film.webm', media_type: 'video' });
const words = (id: string, ...replies: Post[]) => createPostFixture(id, { replies });

const deepest = sound('deepest');
const posts = [
  sound('one'),
  film,
  words('talk', sound('reply', words('b', words('c', words('d', deepest))))),
  sound('two'),
  words('last'),
];
const all = ['talk', 'reply', 'b', 'c', 'd'];

beforeEach(() => void stubWindow());

test.each([
  ['one', [], null, 'two', 'films and posts without sound are left out'],
  ['one', ['talk'], null, 'reply', 'open replies follow their post'],
  ['reply', ['talk'], 'one', 'two', 'closed replies are left out'],
  ['reply', all, 'one', 'deepest', 'replies deeper than the third level are in one list'],
  ['deepest', all, 'reply', 'two', 'and the way back is the same'],
  ['reply', [], 'one', 'two', 'a sound whose replies were closed keeps its place'],
  ['two', [], 'one', null, 'nothing follows the last one'],
  ['preview', all, null, null, 'a sound that is no post has none'],
])('B35: around %s with %j open are %s and %s: %s', (id, open, previous, next, _why) => {
  const around = soundsAround(id, { posts, found: posts }, new Set(open));
  expect([around.previous?.id ?? null, around.next?.id ?? null]).toEqual([previous, next]);
});

test('B35: what a search leaves out is left out, and a sound that it leaves out keeps its place', () => {
  const listed = {
    posts: [...posts, sound('three')],
    found: [sound('one'), posts[3], posts[2]].filter((post) => post !== undefined),
  };
  expect(soundsAround('one', listed, new Set()).next?.id).toBe('two');
  expect(soundsAround('three', listed, new Set()).previous?.id).toBe('two');
  expect(soundsAround('two', listed, new Set())).toEqual({ previous: null, next: null });
});
