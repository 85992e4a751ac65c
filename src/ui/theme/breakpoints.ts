/** Minimum widths in px of the classes of screens (rule S3: the component library's defaults). */
export const breakpoints = { mobile: 0, small: 600, medium: 900, large: 1200, wide: 1536 } as const;

type Breakpoint = Exclude<keyof typeof breakpoints, 'mobile'>;

/** Media query: the screen is at least this wide. */
export function from(breakpoint: Breakpoint): string {
  return `screen and (min-width: ${breakpoints[breakpoint]}px)`;
}

/** Media query: the screen is narrower than this. `below('small')` is what rule S3 calls mobile. */
export function below(breakpoint: Breakpoint): string {
  return `screen and (max-width: ${breakpoints[breakpoint] - 0.02}px)`;
}

/** Media query: the window is low, as that of a phone on its side or above an on-screen keyboard. */
export const low = '(max-height: 480px)';

/** Media query: the user has not requested reduced motion. All animations require it. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** Media query: the system replaces the page's colours with its own. */
export const forcedColors = '(forced-colors: active)';
