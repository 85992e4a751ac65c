import type { SourceFile } from './sourceFile.ts';

interface Layer {
  folder: string;
  /** Folders that a file of this layer may import. */
  may: readonly string[] | ((path: string) => readonly string[]);
  /** Folders of which it may import types. */
  types?: readonly string[];
}

const lib = ['src/lib/'];
const sdk = ['src/api/generated/'];
const wire = ['src/session/', 'src/realtime/', 'src/api/', 'src/scoring/', 'src/storage/'];
/** What features share: rules, cache updates and hooks of one subject of the product, without screens. */
const domains = ['src/likes/', 'src/conversations/', 'src/media/', 'src/tags/', 'src/navigation/', 'src/hiddenPeople/'];
/** Below the features: cards and dialogs of people, of which several screens are made. */
const people = 'src/people/';
const shared = [people, ...domains, ...wire, 'src/ui/', ...lib];

const domain = (folder: string): Layer => ({
  folder,
  may: [folder, ...wire, ...(folder === 'src/navigation/' ? [] : ['src/navigation/']), 'src/ui/', ...lib],
});

/** Who may import whom: app → features → people → domains → {session, realtime, api, scoring} → {storage, lib}; ui → lib; the fake beside them. */
const layers: readonly Layer[] = [
  { folder: 'src/main.tsx', may: ['src/app/', 'src/reports/', ...shared] },
  { folder: 'src/app/', may: ['src/app/', 'src/features/', ...shared] },
  {
    folder: 'src/features/',
    may: (path) => [path.split('/', 3).join('/') + '/', ...shared],
  },
  { folder: people, may: shared },
  domain('src/likes/'),
  domain('src/conversations/'),
  domain('src/hiddenPeople/'),
  domain('src/media/'),
  domain('src/tags/'),
  domain('src/navigation/'),
  {
    folder: 'src/reports/',
    may: ['src/reports/', 'src/navigation/', 'src/realtime/', 'src/api/', ...lib],
  },
  { folder: 'src/session/', may: ['src/session/', 'src/api/', 'src/storage/', ...lib] },
  { folder: 'src/realtime/', may: ['src/realtime/', ...lib], types: sdk },
  { folder: 'src/api/', may: ['src/api/', ...lib] },
  { folder: 'src/ui/', may: ['src/ui/', ...lib] },
  { folder: 'src/scoring/', may: ['src/scoring/'], types: sdk },
  // The table of stored data, which names the keys that lib/storage may write, as a type.
  { folder: 'src/lib/', may: lib, types: ['src/storage/storedData.ts'] },
  { folder: 'src/storage/', may: ['src/storage/', ...lib] },
  // The mock panel: the theme and the components of ui, and nothing else of the app.
  { folder: 'mocks/panel/', may: ['mocks/', ...sdk, 'src/ui/', ...lib] },
  {
    folder: 'mocks/',
    may: ['mocks/', ...sdk, 'src/realtime/generated/', 'src/scoring/', ...lib],
  },
  { folder: 'tests/conformance/', may: ['tests/conformance/'] },
];

/** A test may use tests/support and tests/simulation; a story is a test with a picture. */
export const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path);

/** What the file imports against the directions, or that no layer has a place for it. */
export function importDirections({ path, imports }: SourceFile): string[] {
  const layer = layers.find(({ folder }) => path.startsWith(folder));
  if (layer === undefined) return path.startsWith('src/') ? ['lies in no layer of src'] : [];
  const may = typeof layer.may === 'function' ? layer.may(path) : layer.may;
  const allowed = isTest(path) ? [...may, 'tests/support/', 'tests/simulation/'] : may;
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
