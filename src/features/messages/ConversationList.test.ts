import { expect, test } from 'vitest';
import type { ConversationEntry } from '../../realtime/selectors.ts';
import { unifyKanji } from '../../lib/text/kanjiVariants.ts';
import { filterConversations } from './ConversationList.tsx';

const conversation = (id: string, display_name: string | null, content: string): ConversationEntry => ({
  id,
  otherUser: {
    id: `user-${id}`,
    username: id,
    created_at: '2026-01-01T00:00:00Z',
    profile: display_name === null ? null : ({ display_name } as ConversationEntry['otherUser']['profile']),
  },
  lastMessage: { content, createdAt: 0, senderId: 'x' },
  updatedAt: 0,
  unread: 0,
});
const all = [
  conversation('a', 'れん', '土曜の Studio'),
  conversation('b', 'ミオ', 'はい'),
  conversation('c', null, 'では'),
  conversation('d', '髙橋', 'バ\u200Bンド'),
];
const found = (query: string) => filterConversations(all, query, unifyKanji).map(({ id }) => id);

test.each([
  ['', ['a', 'b', 'c', 'd']],
  ['高橋', ['d']],
  ['バンド', ['d']],
  ['レン', ['a']],
  ['みお', ['b']],
  ['ｓｔｕｄｉｏ', ['a']],
  // Somebody without a profile is called 退会したユーザー (rule M22).
  ['退会', ['c']],
  ['いない人', []],
])('%s finds %j', (query, ids) => {
  expect(found(query)).toEqual(ids);
});
