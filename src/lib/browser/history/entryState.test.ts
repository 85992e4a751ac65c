import { describe, expect, test } from 'vitest';
import { stubPage } from '../../../../tests/support/fakePage.ts';
import { readEntryState, writeEntryState } from './entryState.ts';

describe('an entry of the history', () => {
  test('stores a value under a name and keeps its other values', () => {
    const page = stubPage();
    expect(readEntryState('a')).toBeUndefined();
    writeEntryState('a', 1);
    writeEntryState('b', 2);
    expect(page.entries).toEqual([{ url: 'https://otonowa.test/search', state: { a: 1, b: 2 } }]);
    expect([readEntryState('a'), readEntryState('b'), readEntryState('c')]).toEqual([1, 2, undefined]);
    page.history.replaceState('text', '');
    expect(readEntryState('length')).toBeUndefined();
    writeEntryState('a', 1);
    expect(page.history.state).toEqual({ a: 1 });
  });
});
