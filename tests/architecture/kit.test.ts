import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { files, read } from './repository.ts';
import { sourceFile } from './sourceFile.ts';

const root = join(import.meta.dirname, '../..');
const FOLDER = 'tests/conformance/';
const CONTRACT = ['openapi.yaml', 'asyncapi.yaml'];

interface Package {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies: Record<string, string>;
}

const kit = JSON.parse(read(`${FOLDER}package.json`)) as Package;
const project = JSON.parse(read('package.json')) as Package;
const declared = [...Object.keys(kit.devDependencies), ...builtinModules.map((name) => `node:${name}`)];

/** A relative path in a text. */
const PATHS = /(['"`])(\.\.?\/[^'"`\n]*)\1/g;

/** What a file of the kit has from elsewhere: files that it imports or reads, and packages that it does not declare. */
function foreign(path: string, source: string): string[] {
  const { imports } = sourceFile(path, source);
  const named = [...source.matchAll(PATHS)]
    .map(([, , target = '']) => posix.join(posix.dirname(path), target))
    .filter((target) => target.includes('${') || existsSync(join(root, target)));
  const files = imports.filter(({ isPackage }) => !isPackage).map(({ target }) => target);
  const outside = [...new Set([...files, ...named])].filter(
    (target) => !target.startsWith(FOLDER) && !CONTRACT.includes(target),
  );
  const packages = imports.filter(({ isPackage }) => isPackage).map(({ target }) => target);
  const undeclared = packages.filter(
    (target) => !declared.some((name) => target === name || target.startsWith(`${name}/`)),
  );
  return [...outside, ...undeclared];
}

describe('the conformance kit stands alone', () => {
  it.each([
    [`import { createWorld } from '../../../mocks/world/world.ts';`, 'mocks/world/world.ts'],
    [`const client = await import('../../../src/api/client.ts');`, 'src/api/client.ts'],
    [`export type { Profile } from '../../../src/api/generated/model/index.ts';`, 'src/api/generated/model/index.ts'],
    [`const program = join(import.meta.dirname, '../../../mocks/adapters/cli.ts');`, 'mocks/adapters/cli.ts'],
    ['readFileSync(new URL(`../../../${name}`, import.meta.url));', '${name}'],
    [`import '../../kit/startFake.ts';`, 'tests/kit/startFake.ts'],
    [`import { z } from 'zod';`, 'zod'],
    [`import fs from 'fs';`, 'fs'],
  ])('finds what is foreign in %s', (source, complaint) => {
    expect(foreign(`${FOLDER}engine/a.ts`, source)).toEqual([complaint]);
  });

  it('leaves what it declares, its own files and the contract alone', () => {
    const source = `import { Ajv2020 } from 'ajv/dist/2020.js'; import { join } from 'node:path'; import './b.ts';
      const text = read(new URL('../../../openapi.yaml', import.meta.url));`;
    expect(foreign(`${FOLDER}engine/a.ts`, source)).toEqual([]);
  });

  it('in every file', () => {
    const sources = files('tests/conformance').filter((path) => path.endsWith('.ts'));
    expect(sources).toContain(`${FOLDER}cli.ts`);
    const complaints = sources.flatMap((path) => foreign(path, read(path)).map((name) => `${path}: ${name}`));
    expect(complaints).toEqual([]);
  });
});

describe('the package of the kit', () => {
  it.each(CONTRACT)('has the version of %s', (name) => {
    expect((parse(read(name)) as { info: { version: string } }).info.version).toBe(kit.version);
  });

  it('begins the list of its changes with its version', () => {
    expect(/^## (\d\S*)/m.exec(read(`${FOLDER}CHANGELOG.md`))?.[1]).toBe(kit.version);
  });

  it('is made of the packages of this repository, and needs none once it is made', () => {
    const versions = Object.keys(kit.devDependencies).map((name) => [name, project.devDependencies[name]]);
    expect(kit.devDependencies).toEqual(Object.fromEntries(versions));
    expect(kit.dependencies).toBeUndefined();
  });
});
