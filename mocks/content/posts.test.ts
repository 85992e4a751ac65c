import { describe, expect, it } from 'vitest';
import { postTopics } from './postTemplates.ts';
import { post, reply, samplePosts, sampleReplies } from './posts.ts';
import { seededRandom } from './random.ts';

/** docs/texts.md X23. */
const deckPosts = [
  '急募！来月のライブでドラムのサポートをお願いできる方はいませんか？（新宿・4曲）',
  '新曲のデモを上げました。感想をもらえるとうれしいです。',
  '土曜の夜、下北沢でセッションします。見学だけでも歓迎です。',
  'ベースの弦、みなさん何を使っていますか？',
  'はじめてのスタジオ、緊張したけど楽しかったです！',
  'コピーバンドのメンバーを募集しています。まずは3曲から合わせましょう。',
  '宅録のボーカル、こもってしまうのですがコツはありますか？',
  '先週のライブ映像です。ギターソロだけでも見てください。',
];
const deckReplies = [
  '参加したいです！詳細を教えてもらえますか？',
  'いい音ですね。ミックスは自分でされているんですか？',
  '初心者でも大丈夫でしょうか？',
  'おつかれさまでした！また見に行きます。',
];

const board = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => post(random));
};

describe('samplePosts and sampleReplies', () => {
  it('are those of docs/texts.md X23', () => {
    expect(samplePosts.map(({ content }) => content)).toEqual(deckPosts);
    expect(sampleReplies).toEqual(deckReplies);
  });
});

describe('post', () => {
  const posts = board(50, 1_000);

  it('is the same for the same seed', () => {
    expect(board(51, 100)).toEqual(board(51, 100));
    expect(board(52, 100)).not.toEqual(board(51, 100));
  });

  it('is hardly ever repeated in a thousand', () => {
    expect(new Set(posts.map(({ content }) => content)).size).toBeGreaterThan(850);
  });

  it('fills every slot', () => {
    expect(posts.filter(({ content }) => /[{}]|undefined/.test(content) || content.trim() !== content)).toEqual([]);
  });

  it('covers every topic, and has a sound or a video where its text mentions one', () => {
    expect(new Set(posts.map(({ topic }) => topic))).toEqual(new Set(postTopics));
    const withMedia = posts.filter(({ media }) => media !== null);
    expect(new Set(withMedia.map(({ topic }) => topic))).toEqual(new Set(['demo', 'live']));
    expect(posts.filter(({ content, media }) => /映像|デモを上げ/.test(content) && media === null)).toEqual([]);
  });
});

describe('reply', () => {
  it.each(postTopics)('has a reply to %s', (topic) => {
    const random = seededRandom(53);
    const replies = Array.from({ length: 200 }, () => reply(topic, random));
    expect(replies.filter((text) => text === '' || /[{}]|undefined/.test(text))).toEqual([]);
    expect(new Set(replies).size).toBeGreaterThan(15);
  });
});
