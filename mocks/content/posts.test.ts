import { describe, expect, it } from 'vitest';
import { post, postTopics, reply } from './posts.ts';
import { seededRandom } from './random.ts';

const board = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => post(random));
};

describe('post', () => {
  const posts = board(50, 1_000);

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
