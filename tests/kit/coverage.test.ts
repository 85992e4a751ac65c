import { describe, expect, test } from 'vitest';
import { aboutCheck } from '../conformance/checks/aboutCheck.ts';
import { checksOf } from '../conformance/checks/checksOfRules.ts';
import { readDocuments } from '../conformance/contract/documents.ts';
import { readContract } from '../conformance/contract/contract.ts';
import { VERSION } from '../conformance/nameAndVersion.ts';
import { compareRules, unready } from './coverage.ts';

const documents = readDocuments();
const { rules, drafts } = readContract(documents);

describe('the sentences of the contract and the checks', () => {
  test('each check of a sentence exists', () => {
    const named = rules.flatMap((rule) => [checksOf(rule)].flat()).filter((check) => /^\w+\.\w+$/.test(check));
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter((check) => aboutCheck(check) === undefined)).toEqual([]);
  });

  test('each sentence is named by a check, and is what somebody has read', () => {
    const { unchecked, changed, unknown } = compareRules(rules);
    expect(unchecked.map(({ id }) => id)).toEqual([]);
    expect(changed.map(({ id }) => id)).toEqual([]);
    expect(unknown).toEqual([]);
    expect(unready(drafts)).toEqual([]);
  });

  test('a new version asks somebody to read its sentences, and has no drafts', () => {
    const older = { version: '0.0.1', digests: {} };
    expect(unready([], older)).toEqual([`Version ${VERSION} needs: npm run conformance -- coverage --accept`]);
    expect(unready(['createGig'], older)).toEqual([expect.stringMatching(/x-draft: createGig$/)]);
    expect(unready(['createGig'], { ...older, version: VERSION })).toEqual([]);
  });

  test('an operation with x-draft is none of the kit', () => {
    const before = readContract(documents);
    const openapi = documents.openapi.replace('operationId: likeProfile\n', '$&      x-draft: true\n');
    const after = readContract({ ...documents, openapi });
    expect(before.operations.has('likeProfile')).toBe(true);
    expect([...before.operations.keys()].filter((id) => !after.operations.has(id))).toEqual(['likeProfile']);
    expect(after.drafts.filter((id) => !before.drafts.includes(id))).toEqual(['likeProfile']);
    expect(before.rules.some(({ about }) => about === 'likeProfile')).toBe(true);
    expect(after.rules.some(({ about }) => about === 'likeProfile')).toBe(false);
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
