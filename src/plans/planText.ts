import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { UNSEEN } from '../lib/text/isBlank.ts';
import { isSameText } from '../lib/text/sameText.ts';
import { webLink } from '../lib/text/webLink.ts';
import { TOKYO_OFFSET, tokyoDay, tokyoTime, WEEKDAYS } from '../lib/time/chatTime.ts';
import { planNames } from './planPreview.ts';

// Messages that are plans (see SPEC.md): ordinary texts in a fixed shape.

/** A proposed time, as it is written: without a year. */
export interface Candidate {
  month: number;
  day: number;
  /** 日 to 土. */
  weekday: string;
  /** Minutes since midnight in Japan, from 0 to 1,439. */
  from: number;
  /** Minutes since the same midnight, more than `from` and at most 24 hours more. */
  to: number;
}

export interface DatesPlan {
  kind: 'dates';
  /** 1 to 5. */
  candidates: readonly Candidate[];
  /** Empty where none is named. */
  studio: string;
}

/** `title` is never empty; the other fields may be. */
export interface SongPlan {
  kind: 'song';
  title: string;
  artist: string;
  link: string;
  key: string;
  /** Beats per minute, as digits. */
  tempo: string;
}

/** `name` is never empty; the other fields may be. */
export interface PlacePlan {
  kind: 'place';
  name: string;
  address: string;
  link: string;
}

export type Plan = DatesPlan | SongPlan | PlacePlan;

/** The index of a candidate of the newest dates before it; null says that none fits. */
export interface Choice {
  kind: 'choice';
  index: number | null;
}

export const MOST_CANDIDATES = 5;
/** The most UTF-16 code units of a field. */
export const MOST_IN_FIELD = 200;
export const tempoRange = { min: 20, max: 300 } as const;

const NUMBERS = '①②③④⑤';
const MINUTES_IN_DAY = 1_440;

/** The number of a candidate: ①. */
export const numberOf = (index: number): string => NUMBERS[index] ?? '';

/** The first lines of the texts. */
const heads = {
  dates: `【${planNames.dates}】`,
  song: `【${planNames.song}】`,
  place: `【${planNames.place}】`,
} as const;

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Writes a candidate: 11/30(月) 14:00〜16:00, after midnight 23:00〜翌1:00. */
export function writeCandidate({ month, day, weekday, from, to }: Candidate): string {
  const end = to > MINUTES_IN_DAY ? `翌${clock(to - MINUTES_IN_DAY)}` : clock(to);
  return `${month}/${day}(${weekday}) ${clock(from)}〜${end}`;
}

/** The labels of a song's and a place's fields, in the order of their lines. */
const songLines = { title: '曲名', artist: 'アーティスト', link: 'リンク', key: 'キー', tempo: 'テンポ' } as const;
const placeLines = { name: '名前', address: '住所', link: 'リンク' } as const;

function writeFields<Field extends string>(
  lines: Record<Field, string>,
  plan: Record<NoInfer<Field>, string>,
): string[] {
  return (Object.keys(lines) as Field[])
    .filter((field) => plan[field] !== '')
    .map((field) => `${lines[field]}: ${plan[field]}`);
}

/** Writes a plan or a choice as the text of a message. */
export function writePlan(plan: Plan | Choice): string {
  switch (plan.kind) {
    case 'dates':
      return [
        heads.dates,
        ...plan.candidates.map((candidate, index) => `${numberOf(index)} ${writeCandidate(candidate)}`),
        ...(plan.studio === '' ? [] : [`スタジオ: ${plan.studio}`]),
      ].join('\n');
    case 'song':
      return [heads.song, ...writeFields(songLines, plan)].join('\n');
    case 'place':
      return [heads.place, ...writeFields(placeLines, plan)].join('\n');
    case 'choice':
      return plan.index === null ? '【日程】どれも合いません' : `【日程】${numberOf(plan.index)} でお願いします`;
  }
}

/**
 * Reads a plan or a choice from the text of a message; null where it is not written exactly as `writePlan` writes it,
 * but for what a server may change in a text.
 */
export function readPlan(text: string): Plan | Choice | null {
  const [head = '', ...lines] = text.trim().split(/\r\n?|\n/);
  const plan = readLines(head, lines);
  return plan !== null && isValid(plan) && isSameText(writePlan(plan), text) ? plan : null;
}

function readLines(head: string, lines: readonly string[]): Plan | Choice | null {
  if (head.startsWith('【日程】')) return { kind: 'choice', index: indexIn(head) };
  if (head === heads.song) return { kind: 'song', ...readFields(songLines, lines) };
  if (head === heads.place) return { kind: 'place', ...readFields(placeLines, lines) };
  if (head !== heads.dates) return null;
  const candidates = lines.map(readCandidate).filter((candidate) => candidate !== null);
  return { kind: 'dates', candidates, ...readFields({ studio: 'スタジオ' }, lines) };
}

function indexIn(head: string): number | null {
  const index = NUMBERS.indexOf(head['【日程】'.length] ?? ' ');
  return index === -1 ? null : index;
}

function readFields<Field extends string>(labels: Record<Field, string>, lines: readonly string[]) {
  const fields = Object.entries<string>(labels).map(([field, label]) => {
    const line = lines.find((each) => each.startsWith(`${label}: `));
    return [field, line?.slice(label.length + 2) ?? ''];
  });
  return Object.fromEntries(fields) as Record<Field, string>;
}

const CANDIDATE = /^. (\d{1,2})\/(\d{1,2})\((.)\) (\d{1,2}):(\d\d)〜(翌?)(\d{1,2}):(\d\d)$/u;

function readCandidate(line: string): Candidate | null {
  const [, month, day, weekday = '', hour, minute, next, endHour, endMinute] = CANDIDATE.exec(line) ?? [];
  if (month === undefined) return null;
  const to = Number(endHour) * 60 + Number(endMinute) + (next === '翌' ? MINUTES_IN_DAY : 0);
  return { month: Number(month), day: Number(day), weekday, from: Number(hour) * 60 + Number(minute), to };
}

/** Whether a plan can be written and read again; also for what a form contains. */
export function isValid(plan: Plan | Choice): boolean {
  switch (plan.kind) {
    case 'dates': {
      const { candidates, studio } = plan;
      const isCount = candidates.length > 0 && candidates.length <= MOST_CANDIDATES;
      return isCount && candidates.every(isValidCandidate) && isField(studio);
    }
    case 'song': {
      const { kind: _, title, tempo, link, ...others } = plan;
      return title !== '' && [title, ...Object.values(others)].every(isField) && isLink(link) && isTempo(tempo);
    }
    case 'place':
      return plan.name !== '' && isField(plan.name) && isField(plan.address) && isLink(plan.link);
    case 'choice':
      return plan.index === null || numberOf(plan.index) !== '';
  }
}

const isValidCandidate = ({ month, day, weekday, from, to }: Candidate) =>
  // A leap year has all days that any year has.
  isDay(2028, month, day) &&
  WEEKDAYS.includes(weekday) &&
  from >= 0 &&
  from < MINUTES_IN_DAY &&
  to > from &&
  to <= from + MINUTES_IN_DAY;

const UNSEEN_CHARACTER = new RegExp(`[${UNSEEN}\u2028\u2029]`, 'u');
/** Joiners and variation selectors belong to emoji. */
const OF_EMOJI = /\u200D|\uFE0F/gu;

/** Whether a text can be a field of a plan: one line of what can be seen, without white space at its ends; may be empty. */
export const isField = (text: string): boolean =>
  text === text.trim() && text.length <= MOST_IN_FIELD && !UNSEEN_CHARACTER.test(text.replaceAll(OF_EMOJI, ''));

/** Whether a text can be the link of a plan; may be empty. */
export const isLink = (text: string): boolean =>
  text === '' || (isField(text) && !/\s/u.test(text) && webLink(text) !== null);

/** Whether a text can be the tempo of a song; may be empty. */
export const isTempo = (text: string): boolean =>
  text === '' || (/^[1-9]\d{1,2}$/.test(text) && Number(text) >= tempoRange.min && Number(text) <= tempoRange.max);

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A time, in milliseconds since 1970. */
export interface Slot {
  start: number;
  end: number;
}

/**
 * Returns when a candidate is: the first such day that is not earlier than the day before the message (rule PL8).
 * @param sentAt milliseconds since 1970
 * @returns null where that day has another weekday than the candidate names
 */
export function slotOf({ month, day, weekday, from, to }: Candidate, sentAt: number): Slot | null {
  const earliest = tokyoDay(sentAt) - 1;
  const year = new Date(earliest * millisecondsInDay).getUTCFullYear();
  for (const each of [year, year + 1]) {
    const midnight = Date.UTC(each, month - 1, day);
    if (!isDay(each, month, day) || midnight / millisecondsInDay < earliest) continue;
    if (WEEKDAYS[new Date(midnight).getUTCDay()] !== weekday) return null;
    const start = midnight - TOKYO_OFFSET;
    return { start: start + from * millisecondsInMinute, end: start + to * millisecondsInMinute };
  }
  return null;
}

/**
 * Returns the candidate for a day and two times of a form.
 * @param date YYYY-MM-DD @param from HH:mm @param to HH:mm; not later than `from` means on the next day
 */
export function candidateOf(date: string, from: string, to: string): Candidate | null {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const minutesOf = (time: string) => {
    const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
    return hour * 60 + minute;
  };
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  if (!isDay(year, month, day) || Number.isNaN(begin) || Number.isNaN(end)) return null;
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
  return { month, day, weekday, from: begin, to: end > begin ? end : end + MINUTES_IN_DAY };
}

/** Returns the beginning of a time in Japan: 11/30(月) 14:00. */
export function startText({ start }: Slot): string {
  const { month, day, weekday, clock: at } = tokyoTime(start);
  return `${month}/${day}(${weekday}) ${at}`;
}

/** Returns a time in the zone of the browser; null where that is Japan's at this time (rule PL14). */
export function localTime({ start, end }: Slot): string | null {
  const [from, to] = [new Date(start), new Date(end)];
  if (from.getTimezoneOffset() * millisecondsInMinute === -TOKYO_OFFSET) return null;
  const minutes = from.getHours() * 60 + from.getMinutes();
  return writeCandidate({
    month: from.getMonth() + 1,
    day: from.getDate(),
    weekday: WEEKDAYS[from.getDay()] ?? '',
    from: minutes,
    to: minutes + (to.getTime() - from.getTime()) / millisecondsInMinute,
  });
}
