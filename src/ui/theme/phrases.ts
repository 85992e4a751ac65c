/** Breaks Japanese lines between phrases, where the browser can; others ignore it. For headings and short leads. */
export const betweenPhrases: object = { wordBreak: 'auto-phrase' };
