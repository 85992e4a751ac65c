/**
 * Some of the invisible characters that the rule `http.blank` lists: zero-width, a Hangul filler, Braille without a
 * dot, a variation selector.
 */
export const BLANK_TEXT = '\u200B\u3164\u2800\u{E0100}';
