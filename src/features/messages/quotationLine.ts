import type { Profile } from '../../api/generated/model/index.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { trimText } from '../../lib/text/trimText.ts';
import { truncate } from '../../lib/text/truncate.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { common } from '../../ui/copy.ts';
import { quotationOf, withoutQuotation } from './quotation.ts';

/** A longer quoted line is truncated; in characters. */
const LONGEST = 60;
const LINE_END = /\r\n|[\n\r\u2028\u2029]/g;

/**
 * Returns the line that quotes a message at the beginning of a reply, with a line break: its writer and the first line
 * of its text. Of a message that only quotes, that is its first quoting line. Texts that differ only in their line ends
 * or in their Unicode composition have the same line.
 */
export function quotationLine(name: string, content: string): string {
  const words = withoutQuotation(content).trim() || content.trim();
  const [first = ''] = words.split(LINE_END);
  return `> ${name.replaceAll(LINE_END, ' ')}: ${truncate(first, LONGEST)}\n`.normalize('NFC');
}

/** A line at the beginning of a message that repeats what an earlier message says. */
export interface Quotation {
  /** As it was sent, with its line break. */
  readonly line: string;
  /** Where the line begins in the message. */
  readonly start: number;
  readonly entry: ChatEntry;
}

/**
 * Returns the lines at the beginning of a message that quote earlier messages. Anybody can type such a line, so the
 * first line that no earlier message fits ends the quotation: from there on the text is the sender's own.
 * @param earlier the messages before it
 * @param nameOf returns the name of a participant of the chat
 */
export function quotationsIn(
  content: string,
  earlier: readonly ChatEntry[],
  nameOf: (senderId: string) => string,
): readonly Quotation[] {
  const quotations: Quotation[] = [];
  let start = 0;
  for (const line of quotingLines(content)) {
    const entry = quotedEntry(earlier, line, nameOf);
    if (entry === undefined) break;
    quotations.push({ line, start, entry });
    start += line.length;
  }
  return quotations;
}

/**
 * Returns what the sender of a message says: the text without the lines at its beginning that repeat, under any name,
 * what earlier messages say.
 */
export function ownWords(content: string, earlier: readonly ChatEntry[]): string {
  let words = content;
  for (const line of quotingLines(content)) {
    const wanted = comparable(line);
    if (!earlier.some((entry) => wanted.endsWith(quotationLine('', entry.content).slice('> '.length)))) break;
    words = words.slice(line.length);
  }
  return words;
}

/** Returns the lines at the beginning of a text that may quote others, each with its line break. */
const quotingLines = (content: string): string[] =>
  quotationOf(content)
    .split('\n')
    .slice(0, -1)
    .map((line) => `${line}\n`);

/** Returns a quoting line as `quotationLine` returns it. */
const comparable = (line: string): string => `${line.trimEnd()}\n`.normalize('NFC');

/** Number of UTF-16 code units of the quoted text that are compared first; far fewer than a quotation may have. */
const COMPARED_FIRST = 8;

/**
 * Returns the newest of these messages that a line quotes.
 * @param line the quoting line, with its line break
 */
function quotedEntry(
  entries: readonly ChatEntry[],
  line: string,
  nameOf: (senderId: string) => string,
): ChatEntry | undefined {
  const wanted = comparable(line);
  return entries.findLast(({ senderId, content }) => {
    const name = nameOf(senderId).normalize('NFC');
    const beginning = wanted.slice(`> ${name}: `.length).trim().slice(0, COMPARED_FIRST);
    // This check excludes most messages and costs less than creating the line.
    return content.toWellFormed().normalize('NFC').includes(beginning) && quotationLine(name, content) === wanted;
  });
}

/** Returns the viewer's own name as a quotation contains it. */
export const viewerName = (profile: Profile | undefined): string =>
  isolate(trimText(profile?.display_name)) || common.defaultUser;
