import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstVisit, type Manifest, screensOf } from './firstVisit.ts';

/**
 * Budgets of the screens in the shell: gzip kB of JavaScript and CSS that a first visit loads until the screen is usable.
 * A kB has 1,000 bytes, each file is compressed by itself, and what a screen loads later does not count.
 */
const budgets: Record<string, { js: number; css: number }> = {
  SearchScreen: { js: 160, css: 15 },
  LikesScreen: { js: 160, css: 15 },
  NotificationsScreen: { js: 160, css: 15 },
  BoardScreen: { js: 160, css: 15 },
  MessagesScreen: { js: 175, css: 15 },
  ProfileEditScreen: { js: 175, css: 15 },
};
const publicBudget = { js: 105, css: 8 };
/** How many files of JavaScript and CSS a first visit may load. */
const fileBudgets = { public: 6, inner: 14 };

export interface BundleSize {
  /** Name of the screen's component. */
  name: string;
  /** Size of the first visit in gzip kB, and its budget. */
  js: number;
  css: number;
  budget: { js: number; css: number; files: number };
  /** Each file with its size in gzip kB. */
  files: { file: string; kilobytes: number }[];
}

/** Measures the first visit of each screen, for `npm run size`. @param folder of a build */
export function bundleSizes(folder: string): BundleSize[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  return screensOf(manifest).map(({ name, key }) => {
    const files = firstVisit(manifest, key, name in budgets).map((file) => ({
      file,
      kilobytes: gzipSync(readFileSync(join(folder, file))).length / 1000,
    }));
    const sum = (kind: string) =>
      files.filter(({ file }) => file.endsWith(kind)).reduce((total, { kilobytes }) => total + kilobytes, 0);
    const budget = {
      ...(budgets[name] ?? publicBudget),
      files: name in budgets ? fileBudgets.inner : fileBudgets.public,
    };
    return { name, js: sum('.js'), css: sum('.css'), budget, files };
  });
}
