import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isolatedTests } from '../support/isolatedTests.ts';
import { entries, files, read, trackedFiles } from './repository.ts';
import { foreignText, rules, unexpectedInRoot, trackedGenerated } from './rules.ts';
import { sourceFile } from './sourceFile.ts';

const all = files();
const sources = all
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .map((path) => sourceFile(path, read(path)));

/** For every rule what breaks it, as [path, source, complaint]. */
const offenders: Record<string, [path: string, source: string, complaint: string][]> = {
  fakeBackendBoot: [
    ['src/main.tsx', `import '../mocks/a.ts';`, 'imports the fake backend statically'],
    ['src/main.tsx', `import('../mocks/a.ts'); import('../mocks/b.ts');`, 'imports the fake backend more than once'],
    ['src/app/App.tsx', `if (import.meta.env.VITE_MOCK) go();`, 'asks for VITE_MOCK, which only src/main.tsx may'],
  ],
  noAmbientState: [
    ['src/app/a.ts', 'const now = Date.now();', 'uses Date.now, which belongs into src/lib'],
    ['src/app/a.ts', 'const now = new Date();', 'uses new Date(), which belongs into src/lib'],
    ['src/features/x/a.ts', 'localStorage.clear();', 'uses localStorage, which belongs into src/lib'],
    ['src/features/x/a.ts', 'window.setTimeout(go, 1);', 'uses setTimeout, which belongs into src/lib'],
    ['mocks/world/a.ts', 'const dice = Math.random();', 'uses Math.random, which belongs into src/lib'],
  ],
  knownStores: [
    ['src/app/a.ts', `import { openDB } from 'idb';`, 'keeps something in the browser that the settings do not list'],
    ['src/app/a.ts', `await caches.open('x');`, 'keeps something in the browser that the settings do not list'],
  ],
  noExportAll: [['tests/support/a.ts', `export * from './b.ts';`, 'has export *']],
  namedExports: [['src/ui/a.ts', 'export default 1;', 'has a default export']],
  noBarrels: [['src/features/likes/index.ts', '', 'is a barrel']],
  meaningfulNames: [
    ['src/lib/utils.ts', '', 'has a name that says nothing'],
    ['tests/helpers/a.ts', '', 'has a name that says nothing'],
  ],
  narrowHas: [
    ['src/a.css.ts', "'&:has(> * > [data-x])'", 'has :has(> * > [data-x]), which any element may match'],
    ['src/a.css.ts', "'&:has(a, :disabled)'", 'has :has(:disabled), which any element may match'],
    [
      'src/a.css.ts',
      'html:has(${pane}:not([data-x]) a)',
      'has :has(${pane}:not([data-x]) a), which any element may match',
    ],
  ],
  guardedHover: [
    [
      'src/a.css.ts',
      `selectors: { '&:hover': { color: 'red' } }`,
      `has styles of :hover for fingers, too: selectors: { '&:hover': { color: 'red' } }`,
    ],
    [
      'src/a.css.ts',
      "selectors: { [`${row}:hover &`]: style, '&:active': hover({}) }",
      "has styles of :hover for fingers, too: selectors: { [`${row}:hover &`]: style, '&:active': hover({}) }",
    ],
    [
      'src/a.css.ts',
      "globalStyle(`${row}:hover > a`, { color: 'red' });",
      "has styles of :hover for fingers, too: globalStyle(`${row}:hover > a`, { color: 'red' });",
    ],
  ],
  noMarkupFromText: [
    ['src/ui/a.ts', 'node.innerHTML = text;', 'uses innerHTML, which makes a text into markup or code'],
    ['mocks/world/a.ts', 'eval(text);', 'uses eval, which makes a text into markup or code'],
    [
      'src/ui/A.tsx',
      'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;',
      'uses dangerouslySetInnerHTML, which makes a text into markup or code',
    ],
  ],
  foreignLinks: [
    ['src/ui/A.tsx', 'const a = <a href={url} target="_blank">x</a>;', 'opens a window without FOREIGN_LINK_REL'],
    [
      'src/ui/A.tsx',
      'const a = <a href={url} target="_blank" rel="noopener">x</a>;',
      'opens a window without FOREIGN_LINK_REL',
    ],
  ],
  oneIsComposing: [
    [
      'src/ui/a.ts',
      `if (event.nativeEvent.isComposing || event.key !== 'Escape') return;`,
      'asks for .isComposing, which isComposing of src/lib/keyboard knows',
    ],
    [
      'mocks/panel/a.ts',
      'if (event.keyCode === 229) return;',
      'asks for event.keyCode, which isComposing of src/lib/keyboard knows',
    ],
  ],
  isolatedNames: [
    [
      'src/features/likes/A.tsx',
      'const title = celebration.title(profile.display_name);',
      'does not isolate the name: const title = celebration.title(profile.display_name);',
    ],
    [
      'src/people/name.ts',
      'const nameOf = ({ display_name }: Profile) => display_name;',
      'does not isolate the name: const nameOf = ({ display_name }: Profile) => display_name;',
    ],
  ],
  linearPatterns: [
    [
      'src/lib/a.ts',
      String.raw`const path = text.replace(/\/+$/, '');`,
      String.raw`has /\/+$/, whose time grows faster than the text`,
    ],
    [
      'src/lib/a.ts',
      String.raw`const ok = /^[^@]+@[^@]+\.[^@]+$/i.test(text);`,
      String.raw`has /^[^@]+@[^@]+\.[^@]+$/i, whose time grows faster than the text`,
    ],
  ],
  pureScoring: [['src/scoring/a.ts', `import { useMemo } from 'react';`, 'imports a package']],
  textsWithoutSiblings: [
    ['あと', '<p>あと<b /></p>'],
    ['人', '<p>{count}人</p>'],
    ['{`${count}人`}', '<p>{`${count}人`}<b /></p>'],
    ["{isNew && '新着'}", "<p><b />{isNew && '新着'}</p>"],
    ['{isNew ? copy.isNew : null}', '<p>{isNew ? copy.isNew : null}<b /></p>'],
    ['{copy.count(3)}', '<><b />{copy.count(3)}</>'],
    ["{' '}", "<p><b />{' '}<b /></p>"],
  ].map(([text = '', jsx = '']): [string, string, string] => [
    'src/ui/A.tsx',
    `const a = ${jsx};`,
    `has a text that is not the only child of its element: ${text}`,
  ]),
};

/** What looks similar and is allowed. */
const allowed: [path: string, source: string][] = [
  [
    'src/main.tsx',
    `import { App } from './app/App.tsx'; if (import.meta.env.VITE_MOCK === '1') await import('../mocks/adapters/start.ts');`,
  ],
  [
    'src/features/likes/Likes.tsx',
    `import { a } from './a.ts'; import { b } from '../../ui/b.ts'; const day = new Date(stamp);`,
  ],
  [
    'src/ui/a.css.ts',
    `// The styles of :hover
    style({ selectors: { '&:hover': hover({ color }), [\`\${row}:is(:hover, :focus-within) &\`]: hover({ color }) } });`,
  ],
  ['src/features/likes/Likes.stories.tsx', `import preview from '#.storybook/preview'; setTimeout(go);`],
  ['src/realtime/reducer.ts', `import type { Message } from '../api/generated/model/index.ts';`],
  ['src/scoring/score.ts', `import type { Profile } from '../api/generated/model/index.ts';`],
  ['src/scoring/score.test.ts', `import fc from 'fast-check'; import { build } from '../../tests/support/build.ts';`],
  ['src/lib/time/clock.ts', 'export const now = () => Date.now();'],
  ['mocks/adapters/node.ts', `import '../world/world.ts'; setTimeout(go);`],
  [
    'mocks/panel/A.tsx',
    `import '../adapters/a.ts'; import '../../src/ui/Button/Button.tsx'; import { operations } from '../../src/api/generated/operations.ts';`,
  ],
  ['src/lib/a.ts', String.raw`const path = text.replace(/(?<!\/)\/+$/, '');`],
  [
    'src/ui/a.ts',
    `import { isComposing } from '../lib/keyboard/isComposing.ts'; const stop = (event) => isComposing(event);`,
  ],
  [
    'src/features/likes/B.tsx',
    `import { isolate } from '../../lib/text/isolate.ts';
    type Named = Pick<Profile, 'display_name'>;
    const title = celebration.title(isolate(profile.display_name));
    const card = <h3 aria-label={profile.display_name}>
      {profile?.display_name}
    </h3>;`,
  ],
  ['src/lib/a.test.ts', String.raw`const path = text.replace(/\/+$/, '');`],
  ['src/ui/a.ts', '// Date.now() and localStorage\nconst text = "setTimeout";'],
];

describe.each(Object.entries(rules))('%s', (name, rule) => {
  it.each(offenders[name] ?? [])('finds what is wrong in %s: %s', (path, source, complaint) => {
    expect(rule(sourceFile(path, source))).toContain(complaint);
  });

  it.each(allowed)('allows %s', (path, source) => expect(rule(sourceFile(path, source))).toEqual([]));

  it('has a case that violates it', () => expect(offenders[name]?.length).toBeGreaterThan(0));

  it('holds in every file', () => {
    const complaints = sources.flatMap((file) => rule(file).map((complaint) => `${file.path} ${complaint}`));
    expect(complaints).toEqual([]);
  });
});

describe('the repository', () => {
  it('was read completely', () => expect(sources.map(({ path }) => path)).toContain('src/api/client.ts'));

  it('has only the agreed entries in its root', () => {
    expect(unexpectedInRoot(entries().map(({ name }) => name))).toEqual([]);
    expect(unexpectedInRoot(['src', 'jest.config.js'])).toEqual(['jest.config.js']);
  });

  it('does not track generated files', () => {
    expect(trackedGenerated(trackedFiles())).toEqual([]);
    expect(trackedGenerated(['src/api/generated/operations.ts'])).toEqual(['src/api/generated/operations.ts']);
  });

  it('replaces modules only in tests that have a process of their own', () => {
    const replacing = all.filter((path) => /(?<!browser)\.test\.ts$/.test(path) && /\bvi\.mock\(/.test(read(path)));
    expect(replacing.length).toBeGreaterThan(0);
    expect(replacing.filter((path) => !isolatedTests.some((glob) => matchesGlob(path, glob)))).toEqual([]);
  });

  it('contains no registry, machine name or secret', () => {
    const complaints = all.flatMap((path) => foreignText(read(path)).map((complaint) => `${path} ${complaint}`));
    expect(complaints).toEqual([]);
    expect(foreignText(['"resolved": "https://registry', 'example', 'com/a.tgz"'].join('.'))).toEqual([
      'holds a registry host',
    ]);
    expect(foreignText(['cd "', 'home', 'somebody"'].join('/'))).toEqual(['holds a path of one machine']);
    expect(foreignText(['-----BEGIN RSA PRIVATE', 'KEY-----'].join(' '))).toEqual(['holds a secret']);
  });
});
