import { secondsInHour as HOUR, secondsInMinute as MINUTE } from 'date-fns/constants';
import { exchanges, greetings, type Turn } from './chatExchanges.ts';
import { chatSlots } from './chatSlots.ts';
import { chance, integer, pick, type Random } from '../random.ts';
import { fill } from './slots.ts';

/** A message of a generated chat, before it belongs to a conversation of the fake backend. */
export interface ChatLine {
  readonly speaker: 'first' | 'second';
  readonly text: string;
  /** Seconds since the line before, 0 for the first. */
  readonly gap_seconds: number;
}

const deckTexts = [
  'はじめまして！いいねありがとうございます。',
  'こちらこそ、動画を見ました。ギターの音がすごく好きです！',
  'ありがとうございます。普段はどのあたりで活動されていますか？',
  '高円寺か下北沢が多いです。',
  '今度の土曜、スタジオ入りませんか？',
  'ぜひ！14時からはどうでしょう。',
  '大丈夫です。曲は何にしましょうか。',
  'まずは簡単なセッションからにしましょう。',
  '了解です。楽しみにしています！',
] as const;

/** The chat of rule X23: nine lines, turn by turn. */
export const deckConversation: readonly ChatLine[] = deckTexts.map((text, index) => ({
  speaker: index % 2 === 0 ? 'first' : 'second',
  text,
  gap_seconds: index === 0 ? 0 : 4 * MINUTE,
}));

const other = (speaker: ChatLine['speaker']) => (speaker === 'first' ? 'second' : 'first');

function gapWithin(sameSpeaker: boolean, random: Random): number {
  if (sameSpeaker) return integer(5, 50, random);
  return chance(0.85, random) ? integer(15, 6 * MINUTE, random) : integer(6 * MINUTE, 2 * HOUR, random);
}

function gapBetween(random: Random): number {
  return chance(0.7, random) ? integer(2 * MINUTE, HOUR, random) : integer(HOUR, 11 * HOUR, random);
}

function* linesOf(turns: readonly Turn[], begins: ChatLine['speaker'], random: Random): Generator<ChatLine> {
  const slots = chatSlots(random);
  let previous: ChatLine['speaker'] | null = null;
  for (const [role, ...ways] of turns) {
    const speaker = role === 'A' ? begins : other(begins);
    const gap = previous === null ? gapBetween(random) : gapWithin(previous === speaker, random);
    previous = speaker;
    yield { speaker, text: fill(pick(ways, random), slots), gap_seconds: gap };
  }
}

/**
 * Returns a chat of exactly `length` lines: a greeting, then exchange after exchange. 10,000 lines span about 400 days.
 */
export function conversation(length: number, random: Random): ChatLine[] {
  const lines: ChatLine[] = [];
  let recent: (readonly Turn[])[] = [];
  let turns = pick(greetings, random);
  while (lines.length < length) {
    lines.push(...linesOf(turns, chance(0.5, random) ? 'first' : 'second', random));
    recent = [turns, ...recent].slice(0, 4);
    turns = pick(
      exchanges.filter((candidate) => !recent.includes(candidate)),
      random,
    );
  }
  return lines.slice(0, Math.max(0, length)).map((line, index) => (index === 0 ? { ...line, gap_seconds: 0 } : line));
}
