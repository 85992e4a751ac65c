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

const message = (text: string) => ({ kind: 'message', id: 'm', text, at }) as const;
const bodyOf = (href: string) => new URL(href).searchParams.get('body') ?? '';

test.each([
  ['a short report', message('短い文'), 'よろしく', true],
  ['a reason of 500 letters', undefined, 'あ'.repeat(500), false],
  ['a reason of 500 letters and a long message', message('い'.repeat(5_000)), 'あ'.repeat(500), false],
  ['a long message only', message('い'.repeat(5_000)), '', true],
  ['a message and a reason that fits without it', message('い'.repeat(120)), 'あ'.repeat(100), false],
  ['a reason of line breaks', message('い\nい'), 'あ\n'.repeat(250), false],
  ['a reason of emoji', message('👨‍👩‍👧‍👦'.repeat(40)), '👨‍👩‍👧‍👦'.repeat(45), false],
] as const)('F43: the whole URL of %s has at most 2,000 characters', (_, written, words, isWhole) => {
  const mail = reportMail({ contact, person: { ...person, name: '長'.repeat(isWhole ? 5 : 100) }, written, words });
  expect(mail.href.length).toBeLessThanOrEqual(2_000);
  expect(mail.isWhole).toBe(isWhole);
  // The text to be copied has all of it.
  expect(mail.text.endsWith(words.trim())).toBe(true);
  const body = bodyOf(mail.href);
  expect(body === mail.text.replaceAll('\n', '\r\n')).toBe(isWhole);
  expect(isWhole || body.includes('…')).toBe(true);
});

test('F43: the reason is kept, and what is quoted is cut before it', () => {
  const words = 'あ'.repeat(100);
  const body = bodyOf(reportMail({ contact, person, written: message('い'.repeat(120)), words }).href);
  expect(body).toContain(`理由：\r\n${words}`);
  expect(body).toMatch(/内容：い+…\r\n/);
});

test('F43: emoji of several parts are cut as a whole', () => {
  const { href } = reportMail({ contact, person, words: '👨‍👩‍👧‍👦'.repeat(45) });
  expect(bodyOf(href)).toMatch(/理由：\r\n(?:👨‍👩‍👧‍👦)+…$/u);
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
