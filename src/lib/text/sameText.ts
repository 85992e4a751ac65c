import { trimText } from './trimText.ts';

/** Returns a text with LF at the ends of its lines, as a text field holds it. A form is sent with CRLF. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/**
 * Returns the form in which copies of a text are compared, because a server may change what it stores: without white
 * space at its ends, with LF as line end, composed (NFC), and with U+FFFD for half of a surrogate pair.
 */
const canonicalText = (text: string): string => withLineFeeds(trimText(text)).toWellFormed().normalize('NFC');

/**
 * Whether two texts are copies of one, of which one may have been sent to a server and stored. To be used wherever
 * something that was written here is looked for among what a server returns.
 */
export const isSameText = (a: string, b: string): boolean => a === b || canonicalText(a) === canonicalText(b);
