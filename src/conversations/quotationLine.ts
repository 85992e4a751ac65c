import { truncate } from '../lib/text/truncate.ts';
import { withoutQuotation } from './quotation.ts';

/** How much of a quoted line is kept, in characters. */
const LONGEST = 60;

/** The line that quotes a message, with its line break: its writer and the first line of their own words (rule M51). */
export function quotationLine(name: string, content: string): string {
  const [first = ''] = withoutQuotation(content).trim().split('\n');
  return `> ${name}: ${truncate(first, LONGEST)}\n`;
}
