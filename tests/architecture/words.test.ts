import { describe, expect, it } from 'vitest';
import { files, read } from './repository.ts';
import { cleanedFolders, oldWords } from './words.ts';

const cleaned = files().filter(
  (path) =>
    cleanedFolders.some((folder) => path.startsWith(folder)) &&
    /\.(tsx?|mjs)$/.test(path) &&
    !path.includes('/generated/'),
);

describe('words', () => {
  it('are those of docs/glossary.md in the cleaned folders', () => {
    expect(cleaned.length).toBeGreaterThan(150);
    const complaints = cleaned.flatMap((path) => oldWords(path, read(path)).map((complaint) => `${path} ${complaint}`));
    expect(complaints).toEqual([]);
  });

  it.each([
    ['an identifier', 'src/lib/a.ts', 'export const soundDesk = 1;', 'says "desk", which is audio player'],
    ['a constant', 'src/lib/a.ts', 'const MY_WISH = 1;', 'says "wish", which is optimistic update'],
    ['a type', 'src/lib/a.ts', 'type Flight = string;', 'says "flight", which is in flight'],
    ['a file name', 'src/api/everyone.ts', '', 'says "everyone", which is profile directory'],
    ['a component', 'src/api/LateDialog.tsx', '', 'says "Late", which is lazy'],
    ['a line comment', 'src/likes/a.ts', '// Nobody has a wish.', 'says "wish"'],
    ['a doc comment', 'src/likes/a.ts', '/** Whether it is before the eyes. */', 'says "eyes", which is visible'],
    ['an idiom', 'src/lib/a.ts', '/** Answers how to stop. */', 'says "Answers how", which is returns'],
    ['an idiom over two lines', 'src/lib/a.ts', '/**\n * Answers\n * whether. */', 'says "Answers whether"'],
  ])('that are old are found in %s', (_where, path, source, complaint) => {
    expect(oldWords(path, source).join('\n')).toContain(complaint);
  });

  it.each([
    ["the field's own word", 'src/lib/a.ts', '/** The call in flight. */ const isInFlight = true;'],
    ['plain English', 'src/lib/a.ts', '// Late responses have no effect, at this moment or later.'],
    ['texts', 'src/lib/a.ts', `const a = 'desk'; const b = "wish"; const c = \`everyone\`;`],
    ['longer words', 'src/lib/a.ts', 'const latest = stageless(template, keepalives);'],
    ['folders that are not cleaned', 'mocks/content/a.ts', 'const wish = 1;'],
  ])('of %s are allowed', (_what, path, source) => {
    expect(oldWords(path, source)).toEqual([]);
  });
});
