import { millisecondsInMinute } from 'date-fns/constants';
import { absoluteUrl } from '../lib/browser/history/appBase.ts';
import { after } from '../lib/time/timer.ts';
import { messagesHref } from '../navigation/messagesAddress.ts';
import type { AgreedDate } from './chatPlans.ts';
import { calendar } from './copy.ts';
import type { Slot } from './planText.ts';

/** An entry of a calendar. */
export interface CalendarEvent extends Slot {
  /** Stays the same for the same event, so that a second import changes the first one. */
  uid: string;
  /** When it was proposed, in milliseconds since 1970. */
  stamp: number;
  title: string;
  /** Empty where none is known. */
  place: string;
  url: string;
}

/** The most bytes of a line, without its end (RFC 5545, 3.1). */
const MOST_BYTES = 75;

/** Writes a calendar as RFC 5545 defines it: times in UTC, escaped texts, folded lines, CRLF. */
export function calendarFile(events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//OTONOWA//OTONOWA//JA',
    ...events.flatMap(({ uid, stamp, start, end, title, place, url }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${utc(stamp)}`,
      `DTSTART:${utc(start)}`,
      `DTEND:${utc(end)}`,
      `SUMMARY:${escapeText(title)}`,
      ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
      `URL:${url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** @example 20261130T050000Z */
const utc = (milliseconds: number) => new Date(milliseconds).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Escapes a text, and leaves out the control characters that a text must not contain. */
const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** Breaks a line before the character that would be beyond the limit; the next one begins with a blank. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (bytes + length > MOST_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}

/** Returns the entry in the calendar for a date. @param who the other person, with an honorific */
export const eventOf = (date: AgreedDate, who: string): CalendarEvent => ({
  uid: `${date.messageId}-${date.index}@otonowa`,
  stamp: date.sentAt,
  start: date.start,
  end: date.end,
  title: calendar.event(who),
  place: date.studio,
  url: absoluteUrl(messagesHref({ conversation: date.conversationId, message: date.messageId })),
});

/** Lets the browser save a calendar as a file. */
export function saveCalendar(events: readonly CalendarEvent[]): void {
  const url = URL.createObjectURL(new Blob([calendarFile(events)], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'otonowa.ics';
  link.click();
  // Safari reads the address after the press.
  after(millisecondsInMinute, () => URL.revokeObjectURL(url));
}
