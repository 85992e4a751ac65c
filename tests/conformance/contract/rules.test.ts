import { describe, expect, test } from 'vitest';
import { readDocuments } from './documents.ts';
import { readRules } from './rules.ts';
import { sentencesOf } from './sentences.ts';

const rules = readRules(readDocuments());

describe('the rules of the contract', () => {
  test('policies are rules too', () => {
    expect(rules.find(({ id }) => id === 'likeProfile x-emits like_received')).toMatchObject({
      sentence: 'x-emits: like_received to the liked user',
      about: 'likeProfile',
    });
  });

  test.each([
    ['One. Two.', ['One.', 'Two.']],
    ['One line,\nwhich goes on. `two` begins with code.', ['One line, which goes on.', '`two` begins with code.']],
    ['**Heading.** One. Two', ['One.', 'Two']],
    ['**Heading**\n\n- One: a. b is no sentence.\n- Two.', ['One: a. b is no sentence.', 'Two.']],
    ['Every 30 s. A server', ['Every 30 s.', 'A server']],
    ['', []],
  ])('sentences of %j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});
