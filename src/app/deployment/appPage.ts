/**
 * Part of the page of every version of the app, whatever its operator sets (index.html). A page without it comes from
 * somebody else: a proxy whose server is down, or a network that wants a login first.
 */
export const PAGE_MARK = 'data-api-host=';

/** Whether the text is the page of another version of the app. */
export const isPageOfOtherVersion = (text: string, version: string): boolean =>
  text.includes(PAGE_MARK) && !text.includes(` data-version="${version}"`);
