import { expect, test } from 'vitest';
import { chatEntry } from '../../../../tests/support/chatEntry.ts';
import { quotedEntry } from './quotedEntry.ts';

const entry = (id: string, senderId: string, content: string) => chatEntry({ id, senderId, content });
const names: Record<string, string> = { ren: 'れん', hana: 'はな' };
const earlier = [
  entry('1', 'ren', '土曜が楽しみです。'),
  entry('2', 'ren', 'はい'),
  entry('3', 'ren', 'はい\n明日'),
  entry('4', 'hana', 'はい'),
  entry('6', 'ren', `${'あ'.repeat(60)}です`),
  entry('5', 'hana', '> れん: 土曜が楽しみです。\n私も'),
];

test.each([
  ['> れん: はい\n', '3'],
  ['> はな: はい\n', '4'],
  ['> はな: 私も\n', '5'],
  ['> れん: 土曜が楽しみです。\n', '1'],
  [`> れん: ${'あ'.repeat(60)}…\n`, '6'],
  [`> れん: ${'あ'.repeat(60)}\n`, undefined],
  ['> れん: 土曜\n', undefined],
  ['> そら: はい\n', undefined],
  ['> はな: 土曜が楽しみです。\n', undefined],
])('M51: %j quotes the message %s', (line, id) => {
  expect(quotedEntry(earlier, line, (senderId) => names[senderId] ?? '')?.id).toBe(id);
});
