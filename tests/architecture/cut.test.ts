import { describe, expect, it } from 'vitest';
import { foreignProps, needlessModules, reasons } from './cut.ts';
import { files, read } from './repository.ts';
import { sourceFile } from './sourceFile.ts';

const all = files('src')
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => sourceFile(path, read(path)));

describe('a small module with one importer', () => {
  const one = sourceFile('src/a/one.ts', 'export const one = 1;\n');
  const user = sourceFile('src/a/two.ts', `import { one } from './one.ts';${'\n'.repeat(50)}one;`);

  it('is found', () => expect(needlessModules([one, user])).toEqual(['src/a/one.ts']));

  it.each([
    ['40 lines', [sourceFile('src/a/one.ts', '//\n'.repeat(40)), user]],
    ['a second importer', [one, user, sourceFile('src/b.ts', `import { one } from './a/one.ts';${'\n'.repeat(50)}`)]],
    ['a lazy import', [one, sourceFile('src/a/two.ts', `void import('./one.ts');${'\n'.repeat(50)}`)]],
    ['a test', [one, user, sourceFile('src/a/one.test.ts', "import { one } from './one.ts';")]],
    ['a story', [one, user, sourceFile('src/a/one.stories.tsx', "import { one } from './one.ts';")]],
  ])('is none with %s', (_, some) => expect(needlessModules(some)).toEqual([]));

  it('has a reason in the list, which holds no others, and at most twenty', () => {
    const listed = Object.keys(reasons);
    expect(needlessModules(all).toSorted()).toEqual(listed.toSorted());
    expect(listed.length).toBeLessThanOrEqual(20);
  });
});

describe('the properties of a component', () => {
  it('are called after it', () => {
    expect(all.flatMap((file) => (/\.(?:test|stories)\./.test(file.path) ? [] : foreignProps(file)))).toEqual([]);
  });

  it('are found under the name of another one', () => {
    const source = 'interface OldProps {\n  a: string;\n}\n\nexport function New({ a }: OldProps) {\n  return a;\n}\n';
    expect(foreignProps(sourceFile('src/New.tsx', source))).toEqual(['src/New.tsx: New has the properties OldProps']);
    expect(foreignProps(sourceFile('src/New.tsx', source.replaceAll('OldProps', 'NewProps')))).toEqual([]);
  });
});
