import { bundleSizes } from '../bundleSizes.ts';
import { openStage } from './stage.ts';
import type { Row } from './table.ts';

/** What the first visit of each screen loads, beside what it may (quality.md, "Bytes"). */
export async function benchBundles(): Promise<Row[][]> {
  const stage = await openStage('empty');
  try {
    return [
      bundleSizes(stage.folder).map(({ name, js, css, budget }) => ({
        'bundles, gzip kB': name,
        js: js.toFixed(1),
        'of at most': String(budget.js),
        css: css.toFixed(1),
        'of at most ': String(budget.css),
      })),
    ];
  } finally {
    await stage.close();
  }
}
