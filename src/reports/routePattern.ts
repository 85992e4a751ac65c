import { paths } from '../navigation/paths.ts';

const known: ReadonlySet<string> = new Set(Object.values(paths));

/** Returns the route that a report names for a path, `*` for an unknown path. Query and fragment are never reported. */
export function routePattern(path: string): string {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return known.has(plain) ? plain : '*';
}
