/**
 * Matches characters that have no shape of their own, or cannot be told from a blank, such as U+3164 and U+2800 (the
 * contract's `http.visible`); line breaks and tabs are left out.
 */
const UNSEEN = /(?![\n\r\t ])[\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

/** Returns the text with characters that cannot be seen, such as U+200B, in the form in which JSON escapes them. */
export const visible = (text: string): string =>
  text.replaceAll(UNSEEN, (character) =>
    Array.from({ length: character.length }, (_, index) => escaped(character.charCodeAt(index))).join(''),
  );

const escaped = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;
