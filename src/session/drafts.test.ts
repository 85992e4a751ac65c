import { beforeEach, expect, test } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { readDraft, writeDraft } from './drafts.ts';

let stored: Map<string, string>;
beforeEach(() => {
  ({ stored } = stubWindow());
});

test('a draft belongs to one user in one conversation', () => {
  expect(writeDraft('user-1', 'conversation-1', 'はじめまして')).toBe(true);
  expect(readDraft('user-1', 'conversation-1')).toBe('はじめまして');
  expect(readDraft('user-2', 'conversation-1')).toBe('');
  expect(readDraft('user-1', 'conversation-2')).toBe('');
  expect([...stored.keys()]).toEqual(['draft:user-1:conversation-1']);
});

test('an empty draft removes the entry', () => {
  writeDraft('user-1', 'conversation-1', 'はじ');
  writeDraft('user-1', 'conversation-1', '');
  expect(readDraft('user-1', 'conversation-1')).toBe('');
  expect(stored.size).toBe(0);
});
