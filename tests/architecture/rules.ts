import { analyse } from 'scslre';
import { isTest } from '../lint/layers.mjs';
import type { SourceFile } from './sourceFile.ts';

/** A rule looks at one file and says what is wrong with it. */
export type Rule = (file: SourceFile) => string[];

const isOurs = (path: string) => /^(src|mocks)\//.test(path);
const isProduct = (path: string) => isOurs(path) && !isTest(path);
const when = (broken: boolean, complaint: string) => (broken ? [complaint] : []);

/** In production the fake backend must be nowhere: main.tsx asks for it once, dynamically, in mock builds only. */
const fakeBackendBoot: Rule = ({ path, source, imports }) => {
  if (!path.startsWith('src/') || isTest(path)) return [];
  const mocks = imports.filter(({ target, isPackage }) => !isPackage && target.startsWith('mocks/'));
  if (path !== 'src/main.tsx')
    return when(/VITE_MOCK\b/.test(source), 'asks for VITE_MOCK, which only src/main.tsx may');
  return [
    ...when(mocks.length > 1, 'imports the fake backend more than once'),
    ...when(
      mocks.some(({ isDynamic }) => !isDynamic),
      'imports the fake backend statically',
    ),
  ];
};

const ambient = [
  'Date.now',
  'new Date()',
  'performance.now',
  'Math.random',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'document.cookie',
  'setTimeout',
  'setInterval',
  'requestIdleCallback',
];

/** Time, chance, storage and timers come through src/lib, so that tests can hold them. */
const noAmbientState: Rule = ({ path, mentions }) => {
  if (!isProduct(path) || /^(src\/lib|mocks\/adapters)\//.test(path)) return [];
  return ambient.filter((name) => mentions.has(name)).map((name) => `uses ${name}, which belongs into src/lib`);
};

/** What keeps more than texts in the browser. Each is a row of the list in the settings (readStored.ts). */
const stores = [
  'src/lib/storage/persisted.ts',
  'src/app/deployment/serviceWorker.ts',
  'src/features/board/takeSharedFile.ts',
  'src/features/board/recording/takeStore.ts',
  'src/features/search/peopleDatabase.ts',
];

/** Keys of the two storages are checked by their type (keys.ts); databases and caches have no such table. */
const knownStores: Rule = ({ path, imports, mentions }) => {
  if (!path.startsWith('src/') || isTest(path) || stores.includes(path)) return [];
  return when(
    mentions.has('caches.open') || imports.some(({ target, isType }) => target === 'idb' && !isType),
    'keeps something in the browser that the settings do not list',
  );
};

/** Players, whose controls only the focus ring tells apart; loaded with a board or a profile that has videos. */
const broadHas = ['src/ui/MediaPlayer/MediaPlayer.css.ts', 'src/ui/MediaPlayer/VideoBar.css.ts'];

/**
 * The browser compares each element that is added or removed with the arguments of all `:has()`. Where any element may
 * match one, it computes the styles of the page's root and of all who depend on it again, with every change.
 */
const narrowHas: Rule = ({ path, source }) => {
  if (!/^src\/.*\.css\.ts$/.test(path) || broadHas.includes(path)) return [];
  const arguments_ = [...source.replaceAll(/\/\/.*/g, '').matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(
    ([, list = '']) => list.split(','),
  );
  const isBroad = (compound: string) => /^[*:]/.test(compound) || compound.includes(':not(');
  return arguments_
    .filter((argument) => argument.split(/[\s>+~]+/).some(isBroad))
    .map((argument) => `has :has(${argument.trim()}), which any element may match`);
};

/** Where a finger is the pointer, `:hover` stays after a tap: its styles come from `hover` of src/ui/theme/mixins.ts. */
const guardedHover: Rule = ({ path, source }) => {
  if (!/^src\/.*(\.css|mixins)\.ts$/.test(path)) return [];
  const code = source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
  return (code.match(/.*:hover\b(?!(?:(?!['`]\]?[:,] ).)*['`]\]?[:,] hover\().*/g) ?? []).map(
    (line) => `has styles of :hover for fingers, too: ${line.trim()}`,
  );
};

const noExportAll: Rule = ({ exportsAll }) => when(exportsAll, 'has export *');

const namedExports: Rule = ({ path, exportsDefault }) => when(isOurs(path) && exportsDefault, 'has a default export');

const noBarrels: Rule = ({ path }) => when(/^(src|mocks)\/.*\bindex\.tsx?$/.test(path), 'is a barrel');

const meaningfulNames: Rule = ({ path }) =>
  when(/(^|\/)(utils?|helpers?|misc|common)(\.tsx?$|\/)/i.test(path), 'has a name that says nothing');

const markupSinks = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'createContextualFragment',
  'parseFromString',
  'DOMParser',
  'document.write',
  'document.writeln',
  'eval',
  'Function',
];

/** No text becomes markup or code, whoever wrote it. */
const noMarkupFromText: Rule = ({ path, source, mentions }) => {
  if (!isProduct(path)) return [];
  return [
    ...markupSinks.filter((name) => mentions.has(name)),
    ...(source.match(/\b(dangerouslySetInnerHTML|srcDoc)=/g) ?? []),
  ].map((name) => `uses ${name.replace('=', '')}, which makes a text into markup or code`);
};

/** A link into another window is one to an address of the app, or says that it is not ours. */
const foreignLinks: Rule = ({ path, source }) => {
  if (!isProduct(path)) return [];
  const tags = source.match(/<\w+\s[^<]*?target="_blank"[^<]*?>/g) ?? [];
  const isMarked = (tag: string) => tag.includes('rel={FOREIGN_LINK_REL}') || /href=\{(appBase \+ )?paths\./.test(tag);
  return when(!tags.every(isMarked), 'opens a window without FOREIGN_LINK_REL');
};

/** Engines mark the keys of an input method differently; only one place knows how. */
const oneIsComposing: Rule = ({ path, mentions }) => {
  if (!isProduct(path) || path === 'src/lib/keyboard/isComposing.ts') return [];
  return [...mentions]
    .filter((name) => /\.(isComposing|keyCode)$/.test(name))
    .map((name) => `asks for ${name.replace('undefined', '')}, which isComposing of src/lib/keyboard knows`);
};

/** Files that handle the name itself: as a value of the form, to sort and search by it, or to pass it to portraitPerson. */
const ofNamesThemselves =
  /^src\/(features\/(profile\/form\/|search\/narrowing|likes\/likeSorts|board\/NewPost)|media\/portraitPerson)/;

/**
 * The name of a person is isolated before it becomes a part of another text, or is the whole text of an element or
 * attribute (rule C27).
 */
const isolatedNames: Rule = ({ path, source }) => {
  if (!isProduct(path) || !path.startsWith('src/') || path.endsWith('Fixtures.ts') || ofNamesThemselves.test(path))
    return [];
  const lines = source.split('\n').filter((line) => /[.{,]\s*display_name\b(?!['"])/.test(line));
  const isSafe = (line: string) =>
    /isolate\(|isBlank\(/.test(line) ||
    /(=|^\s*)\{[\w.?]+\.display_name\}/.test(line) ||
    /^\s*(\/\/|\*|\/\*)/.test(line);
  return lines.filter((line) => !isSafe(line)).map((line) => `does not isolate the name: ${line.trim()}`);
};

/** The scoring is pure: no React, no library, nothing but its own arithmetic. */
const pureScoring: Rule = ({ path, imports }) =>
  when(
    path.startsWith('src/scoring/') && !isTest(path) && imports.some(({ isPackage }) => isPackage),
    'imports a package',
  );

/** A text of the wire may be as long as the contract allows: no pattern takes more than a fixed time for a character. */
const linearPatterns: Rule = ({ path, patterns }) => {
  if (!path.startsWith('src/') || isTest(path)) return [];
  return patterns
    .filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0)
    .map(({ source, flags }) => `has /${source}/${flags}, whose time grows faster than the text`);
};

/** A translator takes from React the texts that have siblings (rule S29). The stories see those that have names. */
const textsWithoutSiblings: Rule = ({ path, textsWithSiblings }) => {
  if (!isOurs(path) || path.endsWith('test.tsx')) return [];
  return textsWithSiblings.map((text) => `has a text that is not the only child of its element: ${text}`);
};

export const rules: Record<string, Rule> = {
  fakeBackendBoot,
  noAmbientState,
  knownStores,
  noExportAll,
  namedExports,
  noBarrels,
  meaningfulNames,
  narrowHas,
  guardedHover,
  noMarkupFromText,
  foreignLinks,
  oneIsComposing,
  isolatedNames,
  pureScoring,
  linearPatterns,
  textsWithoutSiblings,
};

/** Entries of the root folder that have no place there. */
export function unexpectedInRoot(entries: readonly string[]): string[] {
  return entries.filter((entry) => !rootEntries.includes(entry));
}

const rootEntries =
  `package.json package-lock.json openapi.yaml asyncapi.yaml orval.config.ts tsconfig.json vite.config.ts index.html
  README.md CONTRIBUTING.md CHANGELOG.md LICENSE .gitignore .gitattributes .editorconfig .github docs src mocks tests scripts public .storybook .ci`.split(
    /\s+/,
  );

/** Written so that they do not find themselves. */
const foreignTexts = {
  'a registry host': /\bregistry[.][a-z0-9-]+[.][a-z]{2,}|\bnpmmirror[.]/i,
  'a path of one machine': /(^|[\s"'`(=:])[/](home|Users|root|work)[/]\w|\bC:[\\]{1,2}Users\b/,
  'a secret': /-----BEGIN [A-Z ]*PRIVATE[ ]KEY|\b(npm|ghp|gho)_[A-Za-z0-9]{30}|\bAKIA[0-9A-Z]{16}\b/,
};

/** What must not stand in any file of the repository. */
export function foreignText(source: string): string[] {
  return Object.entries(foreignTexts)
    .filter(([, pattern]) => pattern.test(source))
    .map(([what]) => `holds ${what}`);
}

/** Files that the generator makes and that must not be under version control. */
export function trackedGenerated(tracked: readonly string[]): string[] {
  return tracked.filter((path) => /(^|\/)(generated|dist|dist-mock|node_modules|storybook-static)\//.test(path));
}
