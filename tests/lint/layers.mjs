/**
 * @typedef {object} Layer
 * @property {string} folder
 * @property {readonly string[] | ((path: string) => readonly string[])} may Folders that a file of this layer may import.
 * @property {readonly string[]} [types] Folders of which it may import types.
 */

const lib = ['src/lib/'];
const sdk = ['src/api/generated/'];
const wire = ['src/session/', 'src/realtime/', 'src/api/', 'src/scoring/', 'src/storage/'];
/** What features share: rules, cache updates and hooks of one subject of the product, without screens. */
const domains = [
  'src/likes/',
  'src/conversations/',
  'src/plans/',
  'src/media/',
  'src/tags/',
  'src/navigation/',
  'src/hiddenPeople/',
];
/** Below the features: cards and dialogs of people, of which several screens are made. */
const people = 'src/people/';
const shared = [people, ...domains, ...wire, 'src/ui/', ...lib];

/**
 * @param {string} folder
 * @returns {Layer}
 */
const domain = (folder) => ({
  folder,
  may: [folder, ...wire, ...(folder === 'src/navigation/' ? [] : ['src/navigation/']), 'src/ui/', ...lib],
});

/**
 * Who may import whom: app → features → people → domains → {session, realtime, api, scoring} → {storage, lib}; ui → lib; the fake beside them.
 * @type {readonly Layer[]}
 */
const layers = [
  { folder: 'src/main.tsx', may: ['src/app/', 'src/reports/', ...shared] },
  { folder: 'src/app/', may: ['src/app/', 'src/features/', ...shared] },
  {
    folder: 'src/features/',
    may: (path) => [path.split('/', 3).join('/') + '/', ...shared],
  },
  { folder: people, may: shared },
  ...domains.map(domain),
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

/**
 * A test may use tests/support and tests/simulation; a story is a test with a picture.
 * @param {string} path
 */
export const isTest = (path) => /\.(test|stories)\.tsx?$/.test(path);

/**
 * What is wrong with an import of a file of the project, and what to do instead; undefined where nothing is.
 * @param {string} path of the file that imports, from the root
 * @param {string} target the imported file, from the root
 * @param {boolean} isType whether it imports types alone
 */
export function importComplaint(path, target, isType) {
  const layer = layers.find(({ folder }) => path.startsWith(folder));
  if (layer === undefined || isFakeBackendBoot(path, target)) return undefined;
  const may = typeof layer.may === 'function' ? layer.may(path) : layer.may;
  const allowed = [
    ...may,
    ...(isTest(path) ? ['tests/support/', 'tests/simulation/'] : []),
    ...(isType ? (layer.types ?? []) : []),
  ];
  if (allowed.some((folder) => target.startsWith(folder))) return undefined;
  return `${roomOf(path)} must not import ${target}: ${wayOut(path, target)}`;
}

/**
 * Whether a file of src lies in no room; declarations for the whole project need none.
 * @param {string} path
 */
export const hasNoRoom = (path) =>
  path.startsWith('src/') && !path.endsWith('.d.ts') && !layers.some(({ folder }) => path.startsWith(folder));

/**
 * The one way from src to mocks; the rule `fakeBackendBoot` sees to it that it is dynamic and single.
 * @param {string} path
 * @param {string} target
 */
const isFakeBackendBoot = (path, target) => path === 'src/main.tsx' && target.startsWith('mocks/');

/** @param {string} path */
const roomOf = (path) => path.split('/', path.startsWith('src/features/') ? 3 : 2).join('/');

/**
 * @param {string} path
 * @param {string} target
 */
function wayOut(path, target) {
  if (path.startsWith('src/features/') && target.startsWith('src/features/'))
    return 'move what both features need into a room below them (src/people, src/likes, …), or compose the two in src/app.';
  if (path.startsWith('src/') && target.startsWith('mocks/'))
    return 'the app reaches the fake by calls alone; a test takes tests/support/fakeBackend.ts, a story parameters.scenario.';
  return 'move what you need into a room that both may import, or pass it as an argument or prop (docs/architecture.md, Rooms).';
}
