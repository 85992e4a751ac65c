import { truncate } from '../lib/text/truncate.ts';
import { withoutQuotation } from './quotation.ts';

/** A longer quoted line is truncated; in characters. */
const LONGEST = 60;

/**
 * Returns the line that quotes a message at the beginning of a reply, with a line break: its writer and the first line
 * of its text (rule M51).
 */
export function quotationLine(name: string, content: string): string {
  const [first = ''] = withoutQuotation(content).trim().split('\n');
  return `> ${name}: ${truncate(first, LONGEST)}\n`;
}
