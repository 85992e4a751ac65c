/**
 * Returns the lines at the beginning of a message that quote others, each with its line break; empty where there are
 * none.
 */
export const quotationOf = (content: string): string => /^(?:> [^\n]+?: [^\n]+\n)+/.exec(content)?.[0] ?? '';

/** Returns the text of a message without the lines that quote others. */
export const withoutQuotation = (content: string): string => content.slice(quotationOf(content).length);
