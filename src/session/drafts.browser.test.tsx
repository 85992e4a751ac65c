import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeAllDrafts, removeDrafts, writeDraft } from './drafts.ts';

beforeEach(() => {
  writeDraft('user-1', 'post', 'あ');
  writeDraft('user-1', 'profile', 'い');
  writeDraft('user-10', 'post', 'う');
  localStorage.setItem('token', 'bearer');
});
afterEach(() => localStorage.clear());

const kept = () => Object.keys(localStorage).toSorted();

test("one person's drafts are dropped", () => {
  removeDrafts('user-1');
  expect(kept()).toEqual(['draft:user-10:post', 'token']);
});

test('only those of one place', () => {
  removeDrafts('user-1', 'profile');
  expect(kept()).toEqual(['draft:user-10:post', 'draft:user-1:post', 'token']);
});

test("everybody's drafts, and nothing else", () => {
  removeAllDrafts();
  expect(kept()).toEqual(['token']);
});
