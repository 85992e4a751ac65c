import { createSnackbars, type Snackbars } from './snackbars.ts';

/** A queue whose time stands still, so that what it shows stays; for stories and tests. */
export function still(prepare: (snackbars: Snackbars) => void): Snackbars {
  const snackbars = createSnackbars({ now: () => 0, after: () => () => undefined });
  prepare(snackbars);
  return snackbars;
}
