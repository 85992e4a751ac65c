import { describe, expect, it, test } from 'vitest';
import { conversation, deckConversation } from './conversations.ts';
import { seededRandom } from '../random.ts';

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
