import { expect, test } from 'vitest';
import { reportMail } from './reportMail.ts';

const person = { userId: 'user-ren', name: 'れん', avatarUrl: null };
const contact = 'care@otonowa.example';
const at = Date.UTC(2026, 10, 20, 9, 0);

test('F43: a person as such, without words', () => {
  const { text, href } = reportMail({ contact, person, words: ' 　' });
  expect(text).toBe('通報する相手：れん\nユーザーID：user-ren');
  expect(href.startsWith('mailto:care@otonowa.example?subject=')).toBe(true);
  const { searchParams } = new URL(href);
  expect([...searchParams]).toEqual([
    ['subject', '通報：れん'],
    ['body', '通報する相手：れん\r\nユーザーID：user-ren'],
  ]);
});

test.each([
  ['post', '投稿ID：p-1'],
  ['message', 'メッセージID：p-1'],
] as const)('F43: a %s with its id, time and text, and the own words', (kind, line) => {
  const { text, href } = reportMail({
    contact,
    person,
    written: { kind, id: 'p-1', text: '1 & 2 = ?', at },
    words: '一行目\n二行目',
  });
  expect(text.split('\n')).toEqual([
    '通報する相手：れん',
    'ユーザーID：user-ren',
    line,
    '日時：2026年11月20日（金） 18:00',
    '内容：1 & 2 = ?',
    '',
    '理由：',
    '一行目',
    '二行目',
  ]);
  expect(new URL(href).searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
});

test('F43: a long text is cut between two characters', () => {
  const { text } = reportMail({
    contact,
    person,
    written: { kind: 'message', id: 'm', text: '🎸'.repeat(121), at },
    words: '',
  });
  expect(text.endsWith(`内容：${'🎸'.repeat(120)}…`)).toBe(true);
});
