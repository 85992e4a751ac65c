import { expect, test } from 'vitest';
import { typedWords } from './typedWords.ts';

test.each([
  ['', []],
  ['　 ', []],
  ['ドラム', [['どらむ']]],
  ['Doramu ＲＯＣＫ', [['doramu', 'どらむ'], ['rock']]],
  ['れん れん', [['れん']]],
  ['doram', [['doram', 'どら']]],
  ['・', [['・']]],
  ['〜 ...', [['~'], ['...']]],
  ['ドラム ・', [['どらむ']]],
  ['らっp', [['らっp', 'らっ']]],
])('%j', (typed, words) => {
  expect(typedWords(typed)).toEqual(words);
});
