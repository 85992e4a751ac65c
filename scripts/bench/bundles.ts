import { rmSync } from 'node:fs';
import { buildAppAside } from '../buildApp.ts';
import { bundleSizes } from '../bundleSizes.ts';
import type { Row } from './table.ts';

/** Returns the size of what the first visit of each screen loads, with its budget (docs/figures.md Q1). */
export function benchBundles(): Row[][] {
  const folder = buildAppAside();
  try {
    return [
      bundleSizes(folder).map(({ name, js, css, budget }) => ({
        'bundles, gzip kB': name,
        js: js.toFixed(1),
        'of at most': String(budget.js),
        css: css.toFixed(1),
        'of at most ': String(budget.css),
      })),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
