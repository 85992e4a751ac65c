/** Returns the words of a text, which a slash separates; it may stand on several lines. */
export const words = (text: string): string[] => text.trim().split(/\s*\/\s*/);
