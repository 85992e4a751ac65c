import { describe, expect, test } from 'vitest';
import { compareRules } from '../commands/coverage.ts';
import { readDocuments } from '../program.ts';
import { readRules } from './rules.ts';
import { sentencesOf } from './sentences.ts';

const rules = readRules(readDocuments());

describe('the rules of the contract', () => {
  test('every sentence is covered by a check and unchanged since then', () => {
    const { unchecked, changed, unknown } = compareRules(rules);
    expect(unchecked.map(({ id }) => id)).toEqual([]);
    expect(changed.map(({ id }) => id)).toEqual([]);
    expect(unknown).toEqual([]);
  });

  test('a changed sentence requires its check to be reviewed', () => {
    const [first, ...others] = rules;
    if (first === undefined) throw new Error('There are no rules.');
    const { changed, unchecked } = compareRules([
      { ...first, sentence: `${first.sentence} Or not.` },
      ...others,
      { ...first, id: 'conformance.new' },
    ]);
    expect(changed.map(({ id }) => id)).toEqual([first.id]);
    expect(unchecked.map(({ id }) => id)).toEqual(['conformance.new']);
  });

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
