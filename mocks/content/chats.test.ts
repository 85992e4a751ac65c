import { describe, expect, it, test } from 'vitest';
import { conversation, deckConversation, replyTo } from './chats.ts';
import { seededRandom } from './random.ts';

const DAY_SECONDS = 86_400;

test('the speakers of deckConversation take turns', () => {
  expect(deckConversation.map(({ speaker }) => speaker).join(' ')).toMatch(/^first second first second/);
});

describe('conversation', () => {
  const long = conversation(10_000, seededRandom(30));

  it.each([0, 1, 2, 9, 57])('has %i lines when that length is requested', (length) => {
    expect(conversation(length, seededRandom(31))).toHaveLength(length);
  });

  it('fills every slot and has no empty lines', () => {
    expect(long.filter(({ text }) => text.trim() === '' || /[{}]|undefined/.test(text))).toEqual([]);
  });

  it('has lines by both speakers', () => {
    const first = long.filter(({ speaker }) => speaker === 'first').length;
    expect(first).toBeGreaterThan(4_000);
    expect(first).toBeLessThan(6_000);
  });

  it('lasts days, but less than the service has existed', () => {
    expect(long[0]?.gap_seconds).toBe(0);
    expect(long.slice(1).filter(({ gap_seconds }) => gap_seconds < 1)).toEqual([]);
    const days = long.reduce((sum, { gap_seconds }) => sum + gap_seconds, 0) / DAY_SECONDS;
    expect(days).toBeGreaterThan(250);
    expect(days).toBeLessThan(500);
  });

  it('has short and long lines, links, emoji and line breaks', () => {
    expect(new Set(long.map(({ text }) => text)).size).toBeGreaterThan(1_500);
    for (const kind of [/https:\/\//, /\n/, /🎸/, /.{80}/]) expect(long.some(({ text }) => kind.test(text))).toBe(true);
  });
});

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
    ['【日程の候補】\n① 11/30(月) 14:00〜16:00', /^【日程】① でお願いします$/],
    ['【場所】\n名前: スタジオ音の輪\n住所: 東京都', /^ありがとうございます/],
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
