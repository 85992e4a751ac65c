import { secondsInHour as HOUR, secondsInMinute as MINUTE } from 'date-fns/constants';
import data from './data/chats.json' with { type: 'json' };
import places from './data/places.json' with { type: 'json' };
import { inventedArtist } from './names.ts';
import { chance, integer, pick, type Random } from './random.ts';
import { fill, type Slots } from './texts.ts';

/** A message of a generated chat, before it belongs to a conversation of the fake backend. */
export interface ChatLine {
  readonly speaker: 'first' | 'second';
  readonly text: string;
  /** Seconds since the line before, 0 for the first. */
  readonly gap_seconds: number;
}

/** A turn of an exchange: its speaker, and alternative texts, one of which is picked. A is the one who begins. */
interface Turn {
  readonly speaker: 'A' | 'B';
  readonly ways: readonly string[];
}

/** Reads exchanges: each turn is a speaker and the ways to say it, such as `A ぜひ！ | 行けます！`. */
const exchangesOf = (texts: readonly (readonly string[])[]): readonly (readonly Turn[])[] =>
  texts.map((turns) =>
    turns.map((turn) => ({ speaker: turn.startsWith('A') ? 'A' : 'B', ways: turn.slice(2).split(' | ') })),
  );

const greetings = exchangesOf(data.greetings);
const exchanges = exchangesOf(data.exchanges);
const replies = data.replies.map(({ about, answers }) => ({ about: new RegExp(about, 'i'), answers }));
const towns = places.tokyo.towns.split(' ');

/** Returns random values for the slots of chat and board texts. One exchange uses the same values throughout. */
export function chatSlots(random: Random): Slots {
  const { day, section, key, gear, food, songWord, songEnd } = data.words;
  const songTitle = () => `${pick(songWord, random)}${pick(songEnd, random)}`;
  return {
    day: pick(day, random),
    time: `${integer(10, 20, random)}時`,
    town: pick(towns, random),
    section: pick(section, random),
    n: String(integer(2, 9, random)),
    bpm: String(integer(14, 36, random) * 5),
    key: pick(key, random),
    gear: pick(gear, random),
    food: pick(food, random),
    url: `https://demo.example/t/${integer(0x1000, 0xffff, random).toString(16)}`,
    artist: inventedArtist(random),
    song: songTitle(),
    song2: songTitle(),
  };
}

/** The chat of rule X23: nine lines, turn by turn. */
export const deckConversation: readonly ChatLine[] = data.sample.map((text, index) => ({
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
  for (const { speaker: role, ways } of turns) {
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

/**
 * Returns the friendly reply of a scripted user to a message (rule K4). The first of `replies` that matches applies:
 * specific ones come before general ones, and the last matches any text, also an empty or meaningless one.
 */
export function replyTo(text: string, random: Random): string {
  const reply = replies.find(({ about }) => about.test(text));
  return fill(pick(reply?.answers ?? [], random), chatSlots(random));
}
