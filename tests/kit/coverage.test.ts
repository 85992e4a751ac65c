import { describe, expect, test } from 'vitest';
import { readDocuments } from '../conformance/contract/documents.ts';
import { readRules } from '../conformance/contract/rules.ts';
import { compareRules } from './coverage.ts';

const rules = readRules(readDocuments());

describe('the sentences of the contract and the checks', () => {
  test('each sentence is named by a check, and is what it was when the check was chosen', () => {
    const { unchecked, changed, unknown } = compareRules(rules);
    expect(unchecked.map(({ id }) => id)).toEqual([]);
    expect(changed.map(({ id }) => id)).toEqual([]);
    expect(unknown).toEqual([]);
  });

  test('a sentence that changes asks for its check', () => {
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
});
