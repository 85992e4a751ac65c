/** Returns red, green and blue from 0 to 255 of a colour in the form #RRGGBB. */
export function channels(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns the WCAG 2.2 relative luminance, 0 to 1, of sRGB channels from 0 to 255. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two colours given as channels, from 1 to 21 (WCAG 2.2). */
export function contrastOfChannels(a: readonly number[], b: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the contrast ratio of two colours in the form #RRGGBB, from 1 to 21 (WCAG 2.2). For tests and stories. */
export function contrast(a: string, b: string): number {
  return contrastOfChannels(channels(a), channels(b));
}

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
