import type { SourceFile } from './sourceFile.ts';

interface Layer {
  folder: string;
  /** Folders that a file of this layer may import. */
  may: readonly string[] | ((path: string) => readonly string[]);
  /** Folders of which it may import types. */
  types?: readonly string[];
  /** The file that a newcomer opens first. It begins with `roomLine`. */
  first: string;
}

const lib = ['src/lib/'];
const sdk = ['src/api/generated/'];
const wire = ['src/session/', 'src/realtime/', 'src/api/', 'src/scoring/'];
/** What features share: rules, cache updates and hooks of one subject of the product, without screens. */
const domains = ['src/likes/', 'src/conversations/', 'src/media/', 'src/tags/', 'src/navigation/', 'src/hiddenPeople/'];
const shared = [...domains, ...wire, 'src/ui/', ...lib];

const domain = (folder: string, first: string): Layer => ({
  folder,
  may: [folder, ...wire, ...(folder === 'src/navigation/' ? [] : ['src/navigation/']), 'src/ui/', ...lib],
  first,
});

/** Who may import whom: app → features → domains → {session, realtime, api, scoring} → lib; ui → lib; the fake beside them. */
const layers: readonly Layer[] = [
  { folder: 'src/main.tsx', may: ['src/app/', 'src/reports/', ...shared], first: 'src/main.tsx' },
  { folder: 'src/app/', may: ['src/app/', 'src/features/', ...shared], first: 'src/app/App.tsx' },
  {
    folder: 'src/features/',
    may: (path) => [path.split('/', 3).join('/') + '/', ...shared],
    first: 'src/features/auth/LoginScreen.tsx',
  },
  domain('src/likes/', 'src/likes/likes.ts'),
  domain('src/conversations/', 'src/conversations/live.ts'),
  domain('src/hiddenPeople/', 'src/hiddenPeople/hiddenPeople.ts'),
  domain('src/media/', 'src/media/mediaFile.ts'),
  domain('src/tags/', 'src/tags/tagFinder.ts'),
  domain('src/navigation/', 'src/navigation/paths.ts'),
  {
    folder: 'src/reports/',
    may: ['src/reports/', 'src/navigation/', 'src/realtime/', 'src/api/', ...lib],
    first: 'src/reports/startReports.ts',
  },
  { folder: 'src/session/', may: ['src/session/', 'src/api/', ...lib], first: 'src/session/session.ts' },
  { folder: 'src/realtime/', may: ['src/realtime/', ...lib], types: sdk, first: 'src/realtime/types.ts' },
  { folder: 'src/api/', may: ['src/api/', ...lib], first: 'src/api/client.ts' },
  { folder: 'src/ui/', may: ['src/ui/', ...lib], first: 'src/ui/theme/tokens.ts' },
  { folder: 'src/scoring/', may: ['src/scoring/'], types: sdk, first: 'src/scoring/matchScore.ts' },
  { folder: 'src/lib/', may: lib, first: 'src/lib/time/clock.ts' },
  // The mock panel: the theme and the components of ui, and nothing else of the app.
  { folder: 'mocks/panel/', may: ['mocks/', ...sdk, 'src/ui/', ...lib], first: 'mocks/panel/MockPanel.tsx' },
  {
    folder: 'mocks/',
    may: ['mocks/', ...sdk, 'src/realtime/generated/', 'src/scoring/', ...lib],
    first: 'mocks/world/world.ts',
  },
  { folder: 'tests/conformance/', may: ['tests/conformance/'], first: 'tests/conformance/cli.ts' },
];

const named = (folders: readonly string[]) => folders.map((folder) => folder.replace(/(?<!\/)\/$/, ''));

/** What stands at the top of a room's first file: what may enter the room. */
function roomLine({ folder, may, types = [] }: Layer): string {
  const [room = ''] = named([folder]);
  const folders = typeof may === 'function' ? ['its own feature', ...may('').filter((name) => name !== '/')] : may;
  const others = named(folders).filter((name) => name !== room);
  const ofTypes = types.length === 0 ? '' : `, and types of ${named(types).join(', ')}`;
  return `// The room ${room} may import ${others.length === 0 ? 'nothing but itself' : others.join(', ')}${ofTypes}.`;
}

/** Each room's first file and the line that it begins with. */
export const roomLines = (): [file: string, line: string][] => layers.map((layer) => [layer.first, roomLine(layer)]);

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
