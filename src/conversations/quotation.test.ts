import { expect, test } from 'vitest';
import { quotationOf, withoutQuotation } from './quotation.ts';
import { quotationLine } from './quotationLine.ts';

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
