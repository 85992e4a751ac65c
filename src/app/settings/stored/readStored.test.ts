import { beforeEach, expect, test, vi } from 'vitest';
import { readTexts } from './readStored.ts';

const outbox = (userId: string, texts: string[]) =>
  JSON.stringify({
    version: 2,
    userId,
    conversations: [
      {
        conversationId: 'c-1',
        temps: texts.map((content, index) => ({
          id: `temp-${index}`,
          content,
          createdAt: 0,
          delivery: 'queued',
          since: null,
        })),
      },
    ],
  });

beforeEach(() => {
  vi.stubGlobal('window', {
    localStorage: {
      token: 'bearer',
      'auth-storage': '{}',
      'draft:user-1:post': 'あ',
      'draft:user-1:c-1': 'い',
      'draft:user-1:c-1@tab': 'い',
      'draft:user-1:take': 'audio/webm',
      'draft:user-10:post': 'う',
      'unsent:user-1:a': outbox('user-1', ['は', 'い']),
      'unsent:user-1:b': outbox('user-1', ['ね']),
      'hidden-people:user-1': '[{"userId":"user-2","name":"れん"}]',
      'saved-searches:user-10': '[{}]',
      'likes-hint-closed:sent': 'yes',
      'search-seen': 'yes',
      volume: '0.5',
      'of-another-app': 'x',
      constructor: 'x',
    },
    sessionStorage: { begun: '1', 'cooldown:reset:1a': '0' },
  });
});

test("V3: each key stands with its kind, and another user's and foreign ones with none", () => {
  const found = readTexts('user-1');
  expect(
    Object.fromEntries([...(found ?? [])].map(([kind, { names, count }]) => [kind, [names.length, count]])),
  ).toEqual({
    login: [2, null],
    drafts: [3, 2],
    unsent: [2, 3],
    hidden: [1, 1],
    seen: [2, null],
    settings: [1, null],
    tab: [2, null],
  });
  expect(found?.get('settings')?.bytes).toBe('volume0.5'.length);
});

test('V3: as long as the user is unknown, only what belongs to the device', () => {
  expect([...(readTexts(undefined)?.keys() ?? [])]).toEqual(['login', 'seen', 'settings', 'tab']);
});

test('V3: blocked storage has nothing', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(readTexts('user-1')).toBeNull();
});
