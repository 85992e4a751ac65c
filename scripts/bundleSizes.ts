import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstVisit, type Manifest, screensOf } from './firstVisit.ts';

/** quality.md, "Bytes": gzip kB of JavaScript and CSS until the screen is usable, by feature folder. */
const budgets: Record<string, { js: number; css: number }> = {
  search: { js: 150, css: 15 },
  likes: { js: 150, css: 15 },
  notifications: { js: 150, css: 15 },
  board: { js: 150, css: 15 },
  messages: { js: 165, css: 15 },
  profile: { js: 165, css: 15 },
};
const publicBudget = { js: 105, css: 8 };

export interface BundleSize {
  /** Of the screen's component. */
  name: string;
  /** gzip kB that its first visit loads, and that it may. */
  js: number;
  css: number;
  budget: { js: number; css: number };
  /** Each file with its gzip kB. */
  files: { file: string; kilobytes: number }[];
}

/** What the first visit of each screen loads. @param folder of a build */
export function bundleSizes(folder: string): BundleSize[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  return screensOf(manifest).map(({ name, feature, key }) => {
    const files = firstVisit(manifest, key, feature in budgets).map((file) => ({
      file,
      kilobytes: gzipSync(readFileSync(join(folder, file))).length / 1000,
    }));
    const sum = (kind: string) =>
      files.filter(({ file }) => file.endsWith(kind)).reduce((total, { kilobytes }) => total + kilobytes, 0);
    return { name, js: sum('.js'), css: sum('.css'), budget: budgets[feature] ?? publicBudget, files };
  });
}
