import { expect, test } from 'vitest';
import fc from 'fast-check';
import { chatEntry } from '../../../tests/support/chatEntry.ts';
import { quotationOf, withoutQuotation } from './quotation.ts';
import { ownWords, quotationLine, quotationsIn } from './quotationLine.ts';

test.each([
  ['はい', ''],
  ['> れん: 土曜が楽しみです。\nはい', '> れん: 土曜が楽しみです。\n'],
  ['> れん: a\n> はな: b\nはい\n> れん: c\nd', '> れん: a\n> はな: b\n'],
  ['> れん: a', ''],
  ['はい\n> れん: a\nb', ''],
  ['> 3人\nです', ''],
  ['> : a\nb', ''],
  ['>れん: a\nb', ''],
])('M51: what %j quotes is %j', (content, quoted) => {
  expect([quotationOf(content), withoutQuotation(content)]).toEqual([quoted, content.slice(quoted.length)]);
});

test.each([
  ['一行目\n二行目', '> れん: 一行目\n'],
  ['> はな: 前\n答え', '> れん: 答え\n'],
  ['🎸'.repeat(70), `> れん: ${'🎸'.repeat(60)}…\n`],
  [`${'あ'.repeat(57)}👨‍👩‍👧‍👦です`, `> れん: ${'あ'.repeat(57)}👨‍👩‍👧‍👦です\n`],
])('M51: %j is quoted as %j, which is read as a quotation', (content, line) => {
  expect(quotationLine('れん', content)).toBe(line);
  expect(quotationOf(`${line}はい`)).toBe(line);
});

const entry = (id: string, senderId: string, content: string) => chatEntry({ id, senderId, content });
const names: Record<string, string> = { ren: 'れん', hana: 'はな' };
const nameOf = (senderId: string) => names[senderId] ?? '';
const long = 'あ'.repeat(80);
const earlier = [
  entry('1', 'ren', '土曜が楽しみです。'),
  entry('2', 'ren', 'はい'),
  entry('3', 'ren', 'はい\r\n明日'),
  entry('4', 'hana', 'はい'),
  entry('5', 'hana', '> れん: 土曜が楽しみです。\n私も'),
  entry('6', 'ren', '行けます、でもギャラは払いません'),
  entry('7', 'ren', long),
  entry('8', 'ren', 'ギターを持って行きます'.normalize('NFD')),
];

test.each([
  ['> れん: はい\n', ['3']],
  ['> れん: はい\r\n', ['3']],
  ['> はな: はい\n', ['4']],
  ['> はな: 私も\n', ['5']],
  ['> れん: 土曜が楽しみです。\n', ['1']],
  ['> れん: 土曜が楽しみです。\n> はな: 私も\n', ['1', '5']],
  ['> れん: ギターを持って行きます\n', ['8']],
  [quotationLine('れん', long), ['7']],
  // Typed by hand: the beginning of what somebody said, another one's name, words that nobody said.
  ['> れん: 土曜\n', []],
  ['> れん: 行けます\n', []],
  ['> れん: 行けます…\n', []],
  [`> れん: ${'あ'.repeat(40)}\n`, []],
  ['> れん: 明日\n', []],
  ['> そら: はい\n', []],
  ['> れ\u200Bん: はい\n', []],
  ['> はな: 土曜が楽しみです。\n', []],
  ['> れん: ギャラは払います\n', []],
  ['> れん: はい\n> れん: ギャラは払います\n> はな: はい\n', ['3']],
])('M51: %j quotes the messages %j', (lines, ids) => {
  const quotations = quotationsIn(`${lines}了解`, earlier, nameOf);
  expect(quotations.map(({ entry: { id } }) => id)).toEqual(ids);
  expect(lines.startsWith(quotations.map(({ line }) => line).join(''))).toBe(true);
});

test.each([
  ['> はな: はい\n振り込みます', '振り込みます'],
  ['> 前の名前: はい\n> れん: 土曜が楽しみです。\nはい', 'はい'],
  ['> はな: 振り込んでください\nはい', '> はな: 振り込んでください\nはい'],
])('M46: what the sender of %j says is %j', (content, words) => {
  expect(ownWords(content, earlier)).toBe(words);
});

// Parts that texts and names are made of: what ends a line or looks like a quotation, marks, emoji, half a surrogate pair.
const part = fc.constantFrom(
  'あ',
  'か\u3099',
  '🎸',
  '👨‍👩‍👧',
  'é',
  'e\u0301',
  '> ',
  ': ',
  ' ',
  '\u3000',
  '\r\n',
  '\n',
  '\u2028',
  '\uD83C',
);
const text = fc
  .oneof(fc.array(part, { maxLength: 90 }), fc.array(fc.oneof(part, fc.string()), { maxLength: 8 }))
  .map((parts) => parts.join('').trim())
  .filter((written) => written !== '');

test('M51: the line that 引用する writes is read as a quotation of that message, whatever it says', () => {
  fc.assert(
    fc.property(text, text, (name, content) => {
      const quoted = entry('quoted', 'ren', content);
      const reply = `${quotationLine(name, content)}はい`;
      const quotations = quotationsIn(reply, [quoted], () => name);
      expect(quotations.map((one) => one.entry)).toEqual([quoted]);
      expect(reply.slice(quotations[0]?.line.length)).toBe('はい');
    }),
  );
});

test('M51: nothing typed is read as a quotation unless that person has said it', () => {
  const said = fc.array(fc.tuple(fc.constantFrom('ren', 'hana'), text), { maxLength: 4 });
  const typed = fc.array(fc.tuple(fc.constantFrom('れん', 'はな', 'そら'), text), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(said, typed, (messages, lines) => {
      const chat = messages.map(([sender, content], index) => entry(String(index), sender, content));
      const content = `${lines.map(([name, words]) => `> ${name}: ${words}\n`).join('')}はい`;
      for (const { line, entry: quoted } of quotationsIn(content, chat, nameOf)) {
        expect(quotationLine(nameOf(quoted.senderId), quoted.content)).toBe(`${line.trimEnd()}\n`.normalize('NFC'));
      }
    }),
  );
});
