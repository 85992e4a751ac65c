/**
 * Minimum widths of the classes of screens (rule S3: the component library's defaults), in px with letters of the usual
 * size. Larger letters need more, so the queries are in em, the size of letters that the browser is set to.
 */
export const breakpoints = { mobile: 0, small: 600, medium: 900, large: 1200, wide: 1536 } as const;

type Breakpoint = Exclude<keyof typeof breakpoints, 'mobile'>;

/** Media query: the screen is at least this wide. */
export function from(breakpoint: Breakpoint): string {
  return `screen and (width >= ${em(breakpoints[breakpoint])})`;
}

/** Media query: the screen is narrower than this. `below('small')` is what rule S3 calls mobile. */
export function below(breakpoint: Breakpoint): string {
  return `screen and (width < ${em(breakpoints[breakpoint])})`;
}

/** @param px a width with letters of the usual size */
export const em = (px: number): string => `${px / 16}em`;

/** Media query: the window is low, as that of a phone on its side or above an on-screen keyboard. */
export const low = '(max-height: 480px)';

/**
 * Media query: the user has not requested reduced motion. All animations require it, and none lasts longer than 5 s
 * (WCAG 2.2.2) but those that stand for something that is loading.
 */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** Media query: the system replaces the page's colours with its own. */
export const forcedColors = '(forced-colors: active)';
