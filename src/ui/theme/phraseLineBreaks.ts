/** Wraps Japanese text between phrases in browsers that support it. For headings and short texts. */
export const phraseLineBreaks: object = { wordBreak: 'auto-phrase' };
