/** Combinations of text and background colours, for the page that shows their contrast and the test that checks it. */
export const surfaces = ['ground', 'paper', 'raised'] as const;

export const texts = [
  'text',
  'textSoft',
  'textMute',
  'orange',
  'orangeLight',
  'magenta',
  'magentaLight',
  'error',
  'ok',
  'warn',
  'info',
] as const;

/** What near-black text stands on. */
export const fills = ['orange', 'orangeLight', 'magenta', 'magentaLight', 'error', 'ok', 'warn', 'info'] as const;
