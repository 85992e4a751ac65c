import { createSnackbars, type Snackbars } from './snackbars.ts';

/** Creates a queue with a stopped clock, so that its messages stay; for stories and tests. */
export function frozenSnackbars(prepare: (snackbars: Snackbars) => void): Snackbars {
  const snackbars = createSnackbars({ now: () => 0, after: () => () => undefined });
  prepare(snackbars);
  return snackbars;
}
