import { describe, expect, it } from 'vitest';
import { unknownNames } from './names.ts';
import { files, read } from './repository.ts';

const other = {
  path: 'src/other.ts',
  source: 'export const MAX_ROWS = 3;\nconst OWN_ROWS = 4;\nfunction openChat() {}\n',
};

const complaintsOf = (source: string, path = 'src/a.ts') =>
  unknownNames([other, { path, source }], [other.path, path, 'scripts/start.mjs']);

describe('unknownNames', () => {
  it.each([
    '/** See `openChat` and `MAX_ROWS`. */',
    '/** See `other.ts` and `start.mjs`. */',
    '// `AbortSignal.any` and `structuredClone()` are of the platform.',
    'const PATIENCE = 1; // Longer than `PATIENCE`.',
    '/** `true`, `name`, `Promise`, `npm run lint`, `a` or `../x.ts`. */',
    'const text = "`closeChat` is a text";',
  ])('accepts %s', (source) => expect(complaintsOf(source)).toEqual([]));

  it.each([
    ['/** See `closeChat`. */', 'src/a.ts:1 closeChat'],
    ['\n/**\n * Up to `MOST_ROWS`.\n */', 'src/a.ts:3 MOST_ROWS'],
    ['// See `gone.ts`.', 'src/a.ts:1 gone.ts'],
    ['// `chat.closeChat()` does it.', 'src/a.ts:1 chat.closeChat()'],
    // It is another file's own.
    ['const HERE = 1; // Longer than `HERE` and `OWN_ROWS`.', 'src/a.ts:1 OWN_ROWS'],
  ])('finds what %s names', (source, complaint) =>
    expect(complaintsOf(source)).toEqual([`${complaint}: is nowhere in the project`]),
  );

  it('reads documents without their blocks of code', () => {
    expect(complaintsOf('A `closeChat`.\n\n```ts\nconst a = `openAll`;\n```\n', 'README.md')).toEqual([
      'README.md:1 closeChat: is nowhere in the project',
    ]);
  });
});

describe('the repository', () => {
  it('contains everything that its comments and documents name', () => {
    const paths = files();
    const isRead = (path: string) =>
      /\.(?:tsx?|m?js|ya?ml|md|jsonc?|html|conf|sh|css)$|Dockerfile$/.test(path) &&
      !/^package-lock\.json$|^CHANGELOG|^tests\/architecture\/names/.test(path);
    const texts = paths.filter(isRead).map((path) => ({ path, source: read(path) }));
    expect(unknownNames(texts, paths)).toEqual([]);
  });
});
