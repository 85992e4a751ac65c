import { describe, expect, test } from 'vitest';
import { arrangeChats } from './chatMarks.ts';

const ids = (chats: readonly { id: string }[]) => chats.map(({ id }) => id).join('');

describe('M48, M50: of the conversations d, c, b, a', () => {
  test.each([
    [[], 'dcba', ''],
    [['pinned:a', 'pinned:c'], 'acdb', ''],
    [['pinned:c', 'muted:d', 'pinned:a'], 'cadb', ''],
    [['archived:d', 'archived:a'], 'cb', 'da'],
    [['archived:b', 'pinned:a', 'muted:b'], 'adc', 'b'],
    [['pinned:elsewhere', 'pinned:b'], 'bdca', ''],
    [['pinned', 'something:a', 'archived:'], 'dcba', ''],
  ])('with %j', (marks, listed, archived) => {
    const chats = ['d', 'c', 'b', 'a'].map((id) => ({ id }));
    const arranged = arrangeChats(chats, new Set(marks));
    expect([ids(arranged.listed), ids(arranged.archived)]).toEqual([listed, archived]);
  });
});
