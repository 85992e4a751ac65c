import { describe, expect, test } from 'vitest';
import type { Post } from '../../api/generated/model/index.ts';
import { createPostFixture } from './postFixtures.ts';
import type { BoardSearch } from './boardSearchParams.ts';
import { createPostFinder } from './postFinder.ts';

const finderOf = (search: Partial<BoardSearch>) =>
  createPostFinder({ words: '', media: [], onlyRecruiting: false, ...search });

const gone = createPostFixture('reply-2', { user: null, content: '・・・ドラムなら' });
const reply = createPostFixture('reply-1', {
  content: 'ベースで参加したいです',
  user: { display_name: 'Ｍｉｏ', username: 'mio', avatar_url: null },
  replies: [gone],
});
const post = createPostFixture('post', {
  content: '土曜のスタジオ、エレキ・ギターの方を募集中です。',
  replies: [reply],
});
const withFile = (media_type: Post['media_type']) =>
  createPostFixture(`post-${media_type}`, { content: '', media_type, media_url: '/uploads/file', media_duration: 8 });

describe('B32: the search of the board', () => {
  test.each([
    ['', true],
    ['すたじお', true],
    ['レン', true],
    ['ベース', true],
    ['退会', true],
    ['退會', true],
    // Each word occurs somewhere in the thread.
    ['ギター ベース れん', true],
    ['ギター　サックス', false],
    // A word does not match across a name and the text, nor across two posts.
    ['れん土曜', false],
    ['ですmio', false],
    // Latin letters are not converted to kana.
    ['sutajio', false],
    ['・', true],
  ])('%j finds the thread: %s', (words, expected) => {
    expect(finderOf({ words }).matches(post)).toBe(expected);
  });

  test('a reply that is added later is searched, too', () => {
    const finder = finderOf({ words: 'サックス' });
    expect(finder.matches(post)).toBe(false);
    const answer = createPostFixture('reply-3', { content: 'サックスでもいいですか' });
    expect(finder.matches({ ...post, replies: [...post.replies, answer] })).toBe(true);
  });

  test.each<[BoardSearch['media'], boolean[]]>([
    [[], [true, true, true]],
    [['audio'], [false, true, false]],
    [['video'], [false, false, true]],
    [
      ['audio', 'video'],
      [false, true, true],
    ],
  ])('with a file of %j', (media, expected) => {
    const posts = [post, withFile('audio'), withFile('video')];
    expect(posts.map(finderOf({ media }).matches)).toEqual(expected);
  });

  test('a kind without a file is no file, and the file of a reply does not count', () => {
    const finder = finderOf({ media: ['audio'] });
    expect(finder.matches({ ...withFile('audio'), media_url: null })).toBe(false);
    expect(finder.matches({ ...post, replies: [withFile('audio')] })).toBe(false);
  });

  test.each([
    ['コピーバンドのメンバーを募集しています。', true],
    ['急募！来月のライブでドラムのサポートをお願いできる方はいませんか？', true],
    ['うまく歌ってくれる方を探しています。', true],
    ['いっしょに音を出す人、さがしてます', true],
    ['求む、ベーシスト', true],
    ['一緒にバンドを組みませんか。', true],
    ['失くしたピックを探していました', false],
    ['ギターを探してみた', false],
    ['はじめてのスタジオ、楽しかったです！', false],
  ])('%s looks for somebody: %s', (content, expected) => {
    expect(finderOf({ onlyRecruiting: true }).matches(createPostFixture('post', { content }))).toBe(expected);
  });

  test('all conditions together; neither the name nor a reply makes a post one that looks for somebody', () => {
    const both = finderOf({ words: 'スタジオ', onlyRecruiting: true });
    expect(both.matches(post)).toBe(true);
    expect(both.matches({ ...post, content: 'スタジオ' })).toBe(false);
    const user = { display_name: '募集中', username: 'ren', avatar_url: null };
    expect(both.matches({ ...post, user, content: 'スタジオ', replies: [post] })).toBe(false);
  });

  test.each([
    ['ベース', true, true],
    ['ドラム', true, true],
    ['スタジオ', false, false],
    ['スタジオ ドラム', true, true],
    ['', false, false],
  ])('%j is in the replies: %s', (words, inPost, inReply) => {
    const finder = finderOf({ words });
    expect(finder.isInReplies(post)).toBe(inPost);
    expect(finder.isInReplies({ ...post, replies: [reply] })).toBe(inReply);
    expect(finder.isInReplies(gone)).toBe(false);
  });
});
