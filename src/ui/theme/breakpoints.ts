/**
 * Minimum widths of the classes of screens (the component library's defaults), in px at the default font size.
 * A larger font needs more, so the queries are in em, which follow the font size that is set in the browser.
 */
export const breakpoints = { mobile: 0, small: 600, medium: 900, large: 1200, wide: 1536 } as const;

type Breakpoint = Exclude<keyof typeof breakpoints, 'mobile'>;

/** Media query: the screen is at least this wide. */
export function from(breakpoint: Breakpoint): string {
  return `screen and (width >= ${em(breakpoints[breakpoint])})`;
}

/** Media query: the screen is narrower than this. `below('small')` is what docs/rules call mobile. */
export function below(breakpoint: Breakpoint): string {
  return `screen and (width < ${em(breakpoints[breakpoint])})`;
}

/** @param px a width at the default font size of 16 px */
export const em = (px: number): string => `${px / 16}em`;

/** Media query: the window is low, as that of a phone on its side or above an on-screen keyboard. */
export const low = '(max-height: 480px)';

/** Media query: a line holds fewer than 12 letters, as on a phone with letters of 200 %. */
export const largeLetters = 'screen and (width < 12em)';

/**
 * Media query: the user has not requested reduced motion. All animations require it, and only animations of
 * loading indicators last longer than 5 s (WCAG 2.2.2).
 */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** Media query: the system replaces the page's colours with its own. */
export const forcedColors = '(forced-colors: active)';
