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

/** Background colours of near-black text. */
export const fills = ['orange', 'orangeLight', 'magenta', 'magentaLight', 'error', 'ok', 'warn', 'info'] as const;
