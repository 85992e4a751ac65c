import { describe, expect, it } from 'vitest';
import { injectedPackages, prebundled, storyPackages } from '../../scripts/prebundled.ts';
import { browserPackages } from './browserPackages.ts';
import { files, read } from './repository.ts';
import { sourceFile } from './sourceFile.ts';

const open = (path: string) => sourceFile(path, read(path));

/** Vitest brings its own. */
const ofVitest = /^vitest($|\/)/;

function unlisted(packages: Map<string, string>, listed: readonly string[]): string[] {
  return [...packages]
    .filter(([name]) => !listed.includes(name) && !ofVitest.test(name))
    .map(([name, path]) => `${name}, imported by ${path}`);
}

describe('browserPackages', () => {
  const sources: Record<string, string> = {
    'src/a.ts': `import 'one'; import type { T } from 'type'; import { b } from './b.tsx'; import css from './c.css.ts';
      const script = new URL('./worker.ts', import.meta.url); import other from './other.ts?worker&url';`,
    'src/b.tsx': `export { two } from 'two/deep'; const three = () => import('three'); import './a.ts'; import 'node:fs';`,
    'src/worker.ts': `import 'four';`,
    'src/other.ts': `import 'five';`,
    'src/c.css.ts': `import 'six';`,
  };

  it('follows static imports, dynamic imports and workers', () => {
    const found = browserPackages(['src/a.ts'], (path) => sourceFile(path, sources[path] ?? `import 'lost:${path}';`));
    expect(Object.fromEntries(found)).toEqual({
      one: 'src/a.ts',
      'two/deep': 'src/b.tsx',
      three: 'src/b.tsx',
      four: 'src/worker.ts',
      five: 'src/other.ts',
    });
  });
});

describe('what is prebundled before the first request', () => {
  const app = browserPackages(['src/main.tsx'], open);
  const stories = browserPackages(
    [
      '.storybook/preview.tsx',
      'tests/support/failOnConsole.ts',
      ...files().filter((path) => /\.(stories|browser\.test)\.tsx$/.test(path)),
    ],
    open,
  );

  it('finds missing packages', () => {
    expect(unlisted(new Map([['a', 'src/a.ts']]), ['b'])).toEqual(['a, imported by src/a.ts']);
  });

  it('contains every package of the app', () => {
    expect(app.get('react-dom/client')).toBe('src/app/mount.tsx');
    expect(unlisted(app, prebundled)).toEqual([]);
  });

  it('contains every package of the stories and of the browser tests', () => {
    expect([...stories.keys()]).toContain('storybook/test');
    expect(unlisted(stories, [...prebundled, ...storyPackages])).toEqual([]);
  });

  it('contains no unused package', () => {
    expect(prebundled.filter((name) => !app.has(name) && !injectedPackages.includes(name))).toEqual([]);
    expect(storyPackages.filter((name) => !stories.has(name))).toEqual([]);
  });
});
