import { truncate } from '../lib/text/truncate.ts';
import { withoutQuotation } from './quotation.ts';

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
