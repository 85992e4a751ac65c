import { expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { readDocuments } from '../../contract/documents.ts';
import { differenceOf } from '../view/difference.ts';
import { sentencesFor } from './brokenRules.ts';

const contract = readContract(readDocuments());
const cited = (failed: Parameters<typeof sentencesFor>[1]) => sentencesFor(contract, failed).map(({ id }) => id);

test('the sentence about the property that differs is cited, also of one whose name is one word', () => {
  const shown = { other_user: { profile: { tags: ['ジャズ'] } } };
  const { expected } = differenceOf({ other_user: { profile: { tags: [] } } }, shown);
  expect(expected).toBe('other_user profile tags: []');
  expect(cited({ check: 'invariant.partner', subject: 'getConversation', expected })).toEqual(['chatUserProfile.tags']);
});

test('of a form the sentence of its own operation is cited, and never that of another one', () => {
  const failed = { check: 'form.taken', expected: '201' };
  expect(cited({ ...failed, subject: 'updateMyProfile' })).toEqual(['updateMyProfile.fields']);
  expect(cited({ ...failed, subject: 'sendMessage' }).join()).toMatch(/^sendMessage/);
});

test('of a wrong status the sentence is cited that the case is about', () => {
  const failed = { check: 'http.status', subject: 'logIn', expected: 'one of 200, 401, 422' };
  expect(cited({ ...failed, own: ['http.json', 'http.unreadable'] })).toEqual(['http.json', 'http.unreadable']);
  expect(cited({ ...failed, check: 'form.status', own: ['http.closed'] })).toEqual(['http.closed']);
  expect(cited({ ...failed, check: 'auth.login', own: ['http.json'] })).not.toContain('http.json');
});
