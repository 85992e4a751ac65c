import type { SourceFile } from './sourceFile.ts';

/**
 * Groups of files that import each other, directly or over others; imports of types count.
 * @returns each group with its paths in alphabetical order; empty when the import graph has no circle
 */
export function circles(files: readonly Pick<SourceFile, 'path' | 'imports'>[]): string[][] {
  const targets = new Map(files.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const reachable = new Map(files.map(({ path }) => [path, reachableFrom(path, targets)]));
  const groups = new Map<string, string[]>();
  for (const [path, others] of reachable) {
    if (!others.has(path)) continue;
    const group = [...others].filter((other) => reachable.get(other)?.has(path)).sort();
    groups.set(group.join(), group);
  }
  return [...groups.values()];
}

/** Everything that a file imports, directly or over others; the file itself only when it is imported again. */
function reachableFrom(start: string, targets: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const target of targets.get(path) ?? []) {
      if (!targets.has(target) || found.has(target)) continue;
      found.add(target);
      open.push(target);
    }
  }
  return found;
}
