import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeAllDrafts, removeDrafts, writeDraft } from './drafts.ts';

beforeEach(() => {
  writeDraft('user-1', 'post', 'あ');
  writeDraft('user-1', 'profile', 'い');
  writeDraft('user-10', 'post', 'う');
  localStorage.setItem('token', 'bearer');
});
afterEach(() => localStorage.clear());

const storedKeys = () => Object.keys(localStorage).toSorted();

test('the drafts of one user are removed', () => {
  removeDrafts('user-1');
  expect(storedKeys()).toEqual(['draft:user-10:post', 'token']);
});

test('only those of one place', () => {
  removeDrafts('user-1', 'profile');
  expect(storedKeys()).toEqual(['draft:user-10:post', 'draft:user-1:post', 'token']);
});

test('the drafts of all users, and nothing else', () => {
  removeAllDrafts();
  expect(storedKeys()).toEqual(['token']);
});
