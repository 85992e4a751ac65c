import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { replyTo } from './replyTo.ts';

const answers = (text: string) => {
  const random = seededRandom(40);
  return Array.from({ length: 60 }, () => replyTo(text, random));
};

describe('replyTo', () => {
  it.each([
    ['はじめまして！', /よろしく|はじめまして/],
    ['今度の土曜、空いていますか？', /から|予定|空いて|いいですね/],
    ['すみません、行けなくなりました', /大丈夫|平気|無理しないで/],
    ['おやすみなさい', /おやすみ/],
    ['LINE交換しませんか', /もう少し|お会いして/],
    ['デモです https://demo.example/t/1', /聴|いい音|かっこいい/],
    ['ありがとうございます', /こちらこそ|いえいえ|うれしい/],
    ['今日はおつかれさまでした', /おつかれ/],
    ['普段はどのあたりで活動されていますか？', /多いです|その近く|電車で/],
    ['どんな機材を使っていますか？', /買い替えた|沼です|持っていきます|教えてください/],
  ])('answers %s with a fitting text', (text, expected) => {
    expect(answers(text).filter((answer) => !expected.test(answer))).toEqual([]);
  });

  it.each(['', ' ', 'あ', '🎸', '<b>x</b>', '{town}', '$&', 'a'.repeat(10_000)])('has an answer to %s', (text) => {
    for (const answer of answers(text)) expect(answer).toMatch(/^[^{}]+$/);
  });

  it('varies its answers', () => {
    expect(new Set(answers('曲は何にしましょうか？')).size).toBeGreaterThan(10);
  });
});
