import type { SourceFile } from './sourceFile.ts';

interface Layer {
  folder: string;
  /** Folders that a file of this layer may import. */
  may: readonly string[] | ((path: string) => readonly string[]);
  /** Folders of which it may import types. */
  types?: readonly string[];
}

const shared = ['src/api/', 'src/realtime/', 'src/scoring/', 'src/ui/', 'src/lib/'];
const sdk = ['src/api/generated/'];

/** Who may import whom: app → features → {api, realtime, scoring, ui, lib}, and the fake backend beside them. */
const layers: readonly Layer[] = [
  { folder: 'src/main.tsx', may: ['src/app/', ...shared] },
  { folder: 'src/app/', may: ['src/app/', 'src/features/', ...shared] },
  { folder: 'src/features/', may: (path) => [path.split('/', 3).join('/') + '/', ...shared] },
  { folder: 'src/realtime/', may: ['src/realtime/', 'src/lib/'], types: sdk },
  { folder: 'src/api/', may: ['src/api/', 'src/lib/'] },
  { folder: 'src/ui/', may: ['src/ui/', 'src/lib/'] },
  { folder: 'src/scoring/', may: ['src/scoring/'], types: sdk },
  { folder: 'src/lib/', may: ['src/lib/'] },
  // The mock panel: the theme and the components of ui, and nothing else of the app.
  { folder: 'mocks/panel/', may: ['mocks/', ...sdk, 'src/ui/', 'src/lib/'] },
  { folder: 'mocks/', may: ['mocks/', ...sdk, 'src/realtime/generated/', 'src/scoring/', 'src/lib/'] },
  { folder: 'tests/conformance/', may: ['tests/conformance/'] },
];

/** A test may use the helpers of tests/support; a story is a test with a picture. */
export const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path);

/** What the file imports against the directions, or that no layer has a place for it. */
export function importDirections({ path, imports }: SourceFile): string[] {
  const layer = layers.find(({ folder }) => path.startsWith(folder));
  if (layer === undefined) return path.startsWith('src/') ? ['lies in no layer of src'] : [];
  const may = typeof layer.may === 'function' ? layer.may(path) : layer.may;
  const allowed = isTest(path) ? [...may, 'tests/support/'] : may;
  return imports
    .filter(({ isPackage }) => !isPackage)
    .filter(({ target, isType }) => {
      const folders = isType ? [...allowed, ...(layer.types ?? [])] : allowed;
      return !folders.some((folder) => target.startsWith(folder)) && !isFakeBackendBoot(path, target);
    })
    .map(({ target }) => `imports ${target}`);
}

/** The one way from src to mocks; `fakeBackendBoot` sees to it that it is dynamic and single. */
function isFakeBackendBoot(path: string, target: string): boolean {
  return path === 'src/main.tsx' && target.startsWith('mocks/');
}
