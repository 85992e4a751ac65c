import { quotationLine } from '../../../conversations/quotationLine.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';

/**
 * Returns the newest of these messages that a line quotes, so that a press on the line scrolls to it.
 * @param line the quoting line, with its line break
 */
export function quotedEntry(
  entries: readonly ChatEntry[],
  line: string,
  nameOf: (senderId: string) => string,
): ChatEntry | undefined {
  return entries.findLast(({ senderId, content }) => {
    const name = nameOf(senderId);
    // Without the mark of a line that was cut.
    const words = line.slice(`> ${name}: `.length).replace(/…?\n?$/, '');
    // This check excludes most messages and costs less than creating the line.
    return content.includes(words) && quotationLine(name, content) === line;
  });
}
