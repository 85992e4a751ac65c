/**
 * One glyph per family of instruments, shown in place of a missing picture: `wagaku` is for traditional
 * Japanese instruments, `beat` for DJs and DTM, `writing` for composers, lyricists, arrangers and engineers, `note` for
 * people without an instrument. SVG path data on 48 by 48 units, to be stroked and not filled.
 */
export const glyphs = {
  note: 'M18 36V12l20-4v24M18 19l20-4M18 36a5 4 0 1 1-10 0 5 4 0 0 1 10 0ZM38 32a5 4 0 1 1-10 0 5 4 0 0 1 10 0Z',
  vocal: 'M17 12a7 7 0 0 1 14 0v11a7 7 0 0 1-14 0ZM11 22v1a13 13 0 0 0 26 0v-1M24 36v7M17 43h14M17 15h6M17 20h6',
  guitar:
    'm29 19 12-12M38 5l5 5M24 17.5c-2.6-1.6-5.8-1.4-7.7.5-1.4 1.4-1.6 3.2-2.8 4.4-1.5 1.5-4 1.6-6 3.6-3.6 3.6-3 10 1 14s10.4 4.6 14 1c2-2 2.1-4.5 3.6-6 1.2-1.2 3-1.4 4.4-2.8 1.9-1.9 2.1-5.1.5-7.7ZM23 28.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM12 33l3 3',
  bass: 'm26 22 14-14M36 4l8 8M41 15l3-1M38 18l3-1M33 7l-1 3M30 10l-1 3M22 20c-2-1-4-4-7-2s-1 5-3 7c-2 2-7 2-8 7-1 6 5 12 11 11 5-1 5-6 7-8 2-2 5 0 7-3s-1-5-2-7M13 30l5 5M17 26l5 5',
  drums:
    'M8 24v12c0 3.5 7 6 16 6s16-2.5 16-6V24M40 24c0 3.3-7.2 6-16 6S8 27.3 8 24s7.2-6 16-6 16 2.7 16 6ZM16 29.5v11.5M32 29.5v11.5M24 30v12M6 6l15 15M42 6 27 21',
  keys: 'M5 12h38v26H5ZM14.5 38V26M24 38V26M33.5 38V26M11.5 12v14h6V12M21 12v14h6V12M30.5 12v14h6V12',
  strings:
    'M24 4v22M20 7h8M21 4h6M24 17c-5 0-8 2-8 5.5 0 2.5 2 3 2 5s-4 3-4 8c0 5 4.5 8.5 10 8.5s10-3.5 10-8.5-4-6-4-8 2-2.5 2-5c0-3.5-3-5.5-8-5.5ZM20 37h8M18.5 27v4M29.5 27v4M40 6 34 42',
  winds:
    'M6 18h20c4 0 9-3 15-8v24c-6-5-11-8-15-8H12a6 6 0 0 0 0 12h14a6 6 0 0 0 6-6v-3M6 15v6M17 12v6M22 12v6M27 11v7M15 12h4M20 12h4M25 11h4',
  wagaku: 'M24 3v24M18 7h12M18 12h12M15 25h18l2 4-2 15H15l-2-15ZM24 27v13M19 40h10M20 3h8M36 22l6-10',
  beat: 'M44 24a20 20 0 1 1-40 0 20 20 0 0 1 40 0ZM31 24a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM24.5 24a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0ZM11 24a13 13 0 0 1 13-13M37 24a13 13 0 0 1-13 13',
  writing: 'M6 14h22M6 22h18M6 30h14M6 38h10M38 8l4 4M20 42l2-8L40 14a3 3 0 0 0-4-4L18 32ZM33 15l4 4',
};
export type GlyphName = keyof typeof glyphs;
