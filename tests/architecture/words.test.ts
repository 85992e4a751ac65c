import { describe, expect, it } from 'vitest';
import { files, read } from './repository.ts';
import { exceptions, oldWords } from './words.ts';

/** These two files have the words themselves. */
const paths = files().filter(
  (path) =>
    /\.(?:tsx?|m?js|ya?ml|mdx?|html|conf|sh|css)$|Dockerfile$/.test(path) &&
    !/\/generated\/|^public\/|^package-lock|^tests\/architecture\/words/.test(path),
);

const complaints = paths.flatMap((path) => oldWords(path, read(path)));
const complaintsOf = (path: string, source: string) =>
  oldWords(path, source).map(({ line, word, use }) => `${path}:${line} says "${word}", which is ${use}`);

describe('words', () => {
  it.each(['src', 'mocks/content', 'mocks/personas', 'tests/conformance', 'scripts', '.storybook', 'docs'])(
    'are those of docs/glossary.md in every folder, also in %s',
    (folder) => {
      expect(paths.some((path) => path.startsWith(`${folder}/`))).toBe(true);
    },
  );

  it('are those of docs/glossary.md, except for known ones', () => {
    const isKnown = (path: string, word: string) =>
      Object.entries(exceptions).some(([place, words]) => path.startsWith(place) && words.includes(word));
    const unknown = complaints.filter(({ path, word }) => !isKnown(path, word));
    expect(unknown.map(({ path, line, word, use }) => `${path}:${line} says "${word}", which is ${use}`)).toEqual([]);
  });

  it('have no exception that is not needed', () => {
    const unneeded = Object.entries(exceptions).flatMap(([place, words]) =>
      words
        .filter((word) => !complaints.some((found) => found.path.startsWith(place) && found.word === word))
        .map((word) => `${place}: ${word}`),
    );
    expect(unneeded).toEqual([]);
  });

  it.each([
    ['an identifier', 'src/lib/a.ts', 'export const soundDesk = 1;', 'says "desk", which is audio player'],
    ['a constant', 'src/lib/a.ts', 'const MY_WISH = 1;', 'says "wish", which is optimistic update'],
    ['a type', 'src/lib/a.ts', 'type Flight = string;', 'says "flight", which is in flight'],
    ['a private member', 'mocks/a.ts', 'class A { #held = 1; }', 'says "held", which is own'],
    ['another form of the word', 'mocks/content/a.ts', 'const isHolding = 1;', 'says "holding", which is own'],
    ['an attribute', 'src/a.tsx', 'const a = <A keeps />;', 'says "keeps", which is persist'],
    ['a file name', 'src/api/everyone.ts', '', 'says "everyone", which is profile directory'],
    ['a folder', 'mocks/deeds/a.ts', '', 'says "deeds", which is action'],
    ['a component', 'src/api/LateDialog.tsx', '', 'says "Late", which is lazy'],
    ['ports in src', 'src/likes/a.ts', 'function a(world: A) {}', 'says "world", which is ports'],
    ['a line comment', 'src/likes/a.ts', '// Nobody has a wish.', 'says "wish"'],
    ['a doc comment', 'src/likes/a.ts', '/** Whether it is before the eyes. */', 'says "eyes", which is visible'],
    ['a test title', 'src/a.test.ts', "\ntest('a server that is ill', () => {});", 'src/a.test.ts:2 says "is ill"'],
    ['a template', 'tests/a.ts', 'const a = `${b} hears its answer`;', 'says "hears its", which is receives'],
    ['a document', 'README.md', '# Sound\n\nSound has one\ndesk.', 'README.md:4 says "desk"'],
    ['an idiom', 'src/lib/a.ts', '/** Answers how to stop. */', 'says "Answers how", which is returns'],
    ['an idiom over two lines', 'src/lib/a.ts', '/**\n * Answers\n * whether. */', 'which is returns'],
  ])('that are old are found in %s', (_where, path, source, complaint) => {
    expect(complaintsOf(path, source).join('\n')).toContain(complaint);
  });

  it.each([
    ["the field's own word", 'src/lib/a.ts', '/** The call in flight. */ const isInFlight = true;'],
    ['plain English', 'src/lib/a.ts', '// Late responses are kept, at this moment or later; tell the user.'],
    ['a quotation', 'src/lib/a.ts', "const a = '秘密の教えは壊れた';"],
    ['longer words', 'src/lib/a.ts', 'const latest = threshold(placeholder, weight, keepalives, heart);'],
    ['blocks of code in documents', 'README.md', '```ts\nconst desk = 1;\n```'],
    ['the World of the fake backend', 'mocks/a.ts', 'const world = createWorld();'],
  ])('of %s are allowed', (_what, path, source) => {
    expect(complaintsOf(path, source)).toEqual([]);
  });
});
