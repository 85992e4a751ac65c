import { posix } from 'node:path';
import type { SourceFile } from './sourceFile.ts';

/** Scripts of workers: `new URL('./a.ts', import.meta.url)` and `./a.ts?worker&url`. */
const workerScripts = /(?:new URL\(\s*|from )'(\.[^'?]*\.tsx?)(?:', import\.meta\.url|\?worker)/g;

/**
 * For the check of scripts/prebundled.ts: the packages that a browser loads from these files on, each with the file
 * that imports it: at once, when it is needed, or in a worker. What vanilla-extract and other plugins put into the code
 * is not among them.
 */
export function browserPackages(entries: readonly string[], open: (path: string) => SourceFile): Map<string, string> {
  const packages = new Map<string, string>();
  const seen = new Set<string>();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path) || !/\.tsx?$/.test(path) || path.endsWith('.css.ts')) continue;
    seen.add(path);
    const { source, imports } = open(path);
    for (const { target, isPackage, isType } of imports) {
      if (isType) continue;
      if (!isPackage) queue.push(target);
      else if (!/^(#|node:|virtual:)/.test(target) && !packages.has(target)) packages.set(target, path);
    }
    for (const [, script] of source.matchAll(workerScripts)) queue.push(posix.join(posix.dirname(path), script ?? ''));
  }
  return packages;
}
