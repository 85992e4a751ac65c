import { quotationLine } from '../../../conversations/quotationLine.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';

/**
 * Returns the newest of these messages that a line quotes.
 * @param line with its line break
 */
export function quotedEntry(
  entries: readonly ChatEntry[],
  line: string,
  nameOf: (senderId: string) => string,
): ChatEntry | undefined {
  return entries.findLast(({ senderId, content }) => {
    const name = nameOf(senderId);
    const words = line.slice(`> ${name}: `.length).trim();
    // Most messages are passed over by this, which costs less than the line.
    return content.includes(words) && quotationLine(name, content) === line;
  });
}
