import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instrument, type Mutant } from './instrument.ts';

/** Folders whose code has unit tests beside it. */
const FOLDERS = ['src/realtime/', 'src/scoring/', 'src/api/', 'src/lib/'];

/** Matches files that are generated, contain only declarations or texts, are styles, or are part of tests. */
const SKIPPED =
  /\.(test|stories|css|d)\.tsx?$|\/(generated|simulation|content)\/|(copy|Copy|[sS]pecimens?)\.tsx?$|Specimens\.tsx?$/;

export interface Sources {
  readonly mutants: readonly Mutant[];
  /** The instrumented text by the file's path from the root. */
  readonly code: ReadonlyMap<string, string>;
}

/**
 * Returns a filter for files in `src` and `mocks` whose path contains this part; without one, for those in `FOLDERS`.
 */
export const hasUnitTests = (part: string | undefined) => (file: string) =>
  part === undefined ? FOLDERS.some((folder) => file.startsWith(folder)) : file.includes(part);

/** Whether a file has only browser tests; mutants are not run in a browser. */
function isForBrowsers(root: string, file: string): boolean {
  const [inBrowser = false, inNode = false] = ['.browser.test.tsx', '.test.ts'].map((end) =>
    existsSync(join(root, file.replace(/\.tsx?$/, end))),
  );
  return inBrowser && !inNode;
}

/** Instruments the chosen files of `src` and `mocks`. */
export function readSources(root: string, isChosen: (file: string) => boolean): Sources {
  const files = globSync('{src,mocks}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !SKIPPED.test(file) && isChosen(file) && !isForBrowsers(root, file))
    .sort();
  const mutants: Mutant[] = [];
  const code = new Map<string, string>();
  for (const file of files) {
    const instrumented = instrument(file, readFileSync(join(root, file), 'utf8'), mutants.length);
    mutants.push(...instrumented.mutants);
    code.set(file, instrumented.code);
  }
  return { mutants, code };
}

/** Returns the folder under which a file is counted. */
export const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');

/** Matches tests that take many seconds; a mutant that only they notice deserves a test of its own. */
const SLOW = /fuzz\.test|realtime\/constantCost\.test|adapters\/backend\.test/;

/** Whether a test file belongs to a source: in the same layer of the app, or anywhere in the fake backend. */
export const isBeside = (testFile: string, file: string) =>
  !SLOW.test(testFile) &&
  (file.startsWith('mocks/') ? testFile.startsWith('mocks/') : folderOf(testFile) === folderOf(file));
