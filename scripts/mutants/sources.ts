import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instrument, type Mutant } from './instrument.ts';

/** Where rules live that have unit tests beside them. */
const FOLDERS = ['src/realtime/', 'src/scoring/', 'src/api/', 'src/lib/', 'mocks/world/'];

/** What is generated, only declares, is seen rather than run, or is itself part of a test. */
const SKIPPED =
  /\.(test|stories|css|d)\.tsx?$|\/(generated|simulation|content)\/|(copy|Copy|[sS]pecimens?)\.tsx?$|Specimens\.tsx?$/;

export interface Sources {
  readonly mutants: readonly Mutant[];
  /** The instrumented text by the file's path from the root. */
  readonly code: ReadonlyMap<string, string>;
}

/** The files whose path has this part, in all of `src` and `mocks`; without one, those of the folders. */
export const hasUnitTests = (part: string | undefined) => (file: string) =>
  part === undefined ? FOLDERS.some((folder) => file.startsWith(folder)) : file.includes(part);

/** What only a browser can show is tested there and has no unit test; no mutant is tried in a browser. */
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

/** The folder that a file is counted in. */
export const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');

/** Random walks of many seconds: whatever only they notice is better said by a test of its own. */
const SLOW = /fuzz\.test|adapters\/backend\.test/;

/** Whether a test file stands beside a source: in the same layer of the app, or anywhere in the fake backend. */
export const isBeside = (testFile: string, file: string) =>
  !SLOW.test(testFile) &&
  (file.startsWith('mocks/') ? testFile.startsWith('mocks/') : folderOf(testFile) === folderOf(file));
