import { expect, test } from 'vitest';
import { editGenerated } from './editGenerated.ts';

const upper = ([text]: RegExpExecArray) => text.toUpperCase();

test.each([
  ['a text', 'a(b) c', { find: 'a(b)', replace: upper, times: 1 }, 'A(B) c'],
  ['a pattern, as often as it has to', 'x1 y x2', { find: /x\d/, replace: upper, times: 2 }, 'X1 y X2'],
  ['nothing, where nothing is expected', 'abc', { find: 'x', replace: upper, times: 0 }, 'abc'],
  ['a text with $ in its replacement', 'a', { find: 'a', replace: () => '$&$1', times: 1 }, '$&$1'],
])('replaces %s', (_what, source, edit, result) => expect(editGenerated(source, 'likes.ts', edit)).toBe(result));

test.each([0, 2])('throws with the name of the operation when %i matches are expected and one is found', (times) => {
  expect(() => editGenerated('abc', 'likeProfile', { find: /b/, replace: upper, times })).toThrow(
    `likeProfile: /b/g matches 1 times in the generated code, expected ${times}`,
  );
});
