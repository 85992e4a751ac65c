import { describe, expect, test } from 'vitest';
import { createShortcutReader, type KeyPress } from './shortcuts.ts';
import { orderPlaces } from './shortcutLists.ts';

const press = (key: string, given: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 0,
  timeStamp: 0,
  ...given,
});

function read(...presses: KeyPress[]) {
  const reader = createShortcutReader();
  return presses.map((each) => reader(each)).at(-1);
}

describe('the keyboard shortcuts', () => {
  test.each([
    ['s', '/search'],
    ['l', '/likes'],
    ['m', '/messages'],
    ['n', '/notifications'],
    ['b', '/board'],
  ])('g %s leads to %s', (key, path) => {
    expect(read(press('g'), press(key, { timeStamp: 1_500 }))).toEqual({ path });
    expect(read(press('G'), press(key.toUpperCase()))).toEqual({ path });
  });

  test.each([
    ['/', { action: 'focusFilters', at: '/search' }],
    ['n', { action: 'newPost', at: '/board' }],
    ['?', 'help'],
    ['s', null],
    ['ArrowDown', null],
  ] as const)('%s alone', (key, target) => {
    expect(read(press(key))).toEqual(target);
  });

  test('Alt with an arrow key moves through the conversations', () => {
    expect(read(press('ArrowDown', { altKey: true }))).toEqual({ action: 'nextConversation' });
    expect(read(press('ArrowUp', { altKey: true }))).toEqual({ action: 'previousConversation' });
    expect(read(press('n', { altKey: true }))).toBeNull();
  });

  test('g expires after one and a half seconds, and after any other key', () => {
    expect(read(press('g'), press('n', { timeStamp: 1_501 }))).toEqual({ action: 'newPost', at: '/board' });
    expect(read(press('g'), press('x'), press('l'))).toBeNull();
    expect(read(press('g'), press('g'), press('l'))).toEqual({ path: '/likes' });
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { isComposing: true }, { keyCode: 229 }])(
    '%o is no shortcut',
    (given) => {
      expect(read(press('n', given))).toBeNull();
      expect(read(press('g'), press('l', given))).toBeNull();
    },
  );
});

test.each([
  ['/search', '', ['search'], ['all', 'messages', 'chat', 'board']],
  ['/messages', '', ['messages'], ['all', 'search', 'chat', 'board']],
  ['/messages', 'c=conversation-1', ['chat', 'messages'], ['all', 'search', 'board']],
  ['/board', 'q=ベース', ['board'], ['all', 'search', 'messages', 'chat']],
  ['/likes', '', [], ['all', 'search', 'messages', 'chat', 'board']],
])('S25: the list at %s?%s begins with %j', (path, search, here, others) => {
  expect(orderPlaces(path, search)).toEqual({ here, others });
});
