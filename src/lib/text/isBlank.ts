/**
 * What cannot be seen besides white space, as a part of a character class: control characters, what Unicode lets every
 * font ignore (soft hyphen, zero-width characters, Hangul fillers, marks of direction, variation selectors), the musical
 * sign without a head, the Braille pattern without a dot, and the marks of interlinear annotations. The contract says
 * the same (`http.blank`).
 */
export const UNSEEN = String.raw`\p{Cc}\p{Default_Ignorable_Code_Point}\u{1D159}\u2800\uFFF9-\uFFFB`;

/**
 * Matches a character that can be seen. A single class, so it takes time in proportion to the text. The generated
 * validators use it.
 * @public
 */
export const VISIBLE = new RegExp(String.raw`[^\p{White_Space}${UNSEEN}]`, 'u');

/** Whether a text contains no visible character. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
