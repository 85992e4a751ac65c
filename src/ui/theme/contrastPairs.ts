/** What stands on what: for the page that shows the contrast of the tokens and the test that demands it. */
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
