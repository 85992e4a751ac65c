/** Parses a word list for generated texts and names: words with slashes between them, on one or several lines. */
export const words = (text: string): string[] => text.trim().split(/\s*\/\s*/);
