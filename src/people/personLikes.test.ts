import { expect, test } from 'vitest';
import { likeState } from './personLikes.tsx';

test.each([
  [false, false, false, null],
  [false, false, true, 'received'],
  [true, false, false, 'liked'],
  [true, false, true, 'liked'],
  [true, true, false, 'mutual'],
  [true, true, true, 'mutual'],
])('liked %s, mutual %s, likes the viewer %s: %s', (is_liked, is_mutual, likesViewer, state) => {
  expect(likeState({ is_liked, is_mutual }, likesViewer)).toBe(state);
});

test.each([true, false])('L11: without a status there is no like state (likes the viewer: %s)', (likesViewer) => {
  expect(likeState(null, likesViewer)).toBeNull();
});
