import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { applyPatch, parsePatch, type StructuredPatch } from 'diff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateIn } from '../../scripts/generation.mjs';
import { repository } from './documents.ts';

/** The example of docs/contract.md, which this test applies in a copy of the repository. */
const DIFF = join(import.meta.dirname, 'gigs.diff');
const patches = parsePatch(readFileSync(DIFF, 'utf8'));
const pathOf = ({ newFileName = '' }: StructuredPatch) => newFileName.replace(/^b\//, '');
const touched = patches.map(pathOf);
const sources = ['src', 'mocks', 'tests', 'scripts', '.storybook', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const contract = ['openapi.yaml', 'asyncapi.yaml', 'orval.config.ts'];

const copy = mkdtempSync(join(tmpdir(), 'otonowa-gigs-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** Changes or creates a file of the copy; there may be no git. */
function applyTo(patch: StructuredPatch): void {
  const file = join(copy, pathOf(patch));
  const changed = applyPatch(existsSync(file) ? readFileSync(file, 'utf8') : '', patch);
  if (changed === false)
    throw new Error(`${DIFF} does not apply to ${file}. docs/contract.md says how to make it anew.`);
  writeFileSync(file, changed);
}

/** Runs a program in the copy; rejects with what it prints when it fails. */
async function run(program: string, ...args: string[]): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { cwd: copy, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
const tool = (name: string, ...args: string[]) => run(join(repository, 'node_modules/.bin', name), ...args);
const node = (...args: string[]) => run(process.execPath, ...args);

describe('the example of the guide, two operations with a list and a form', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    for (const path of [...sources, ...contract]) cpSync(join(repository, path), join(copy, path), { recursive: true });
    symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
    patches.forEach(applyTo);
    if (generateIn(copy, false) !== 0) throw new Error('The code was not generated.');
  });

  test('has the right types and format', async () => {
    // The folders of the example alone: the whole repository takes four times as long.
    const include = [...new Set(touched.map((path) => dirname(path)).filter((folder) => folder !== '.'))];
    writeFileSync(join(copy, 'tsconfig.gigs.json'), JSON.stringify({ extends: './tsconfig.json', include }));
    const checks = Promise.all([
      tool('tsc', '--project', 'tsconfig.gigs.json'),
      tool('oxfmt', '--config', 'tests/lint/oxfmt.json', '--check', ...touched),
    ]);
    await expect(checks).resolves.toHaveLength(2);
  });

  test('touches as many files as the guide says', () => {
    expect(readFileSync(join(repository, 'docs/contract.md'), 'utf8')).toContain(` in ${touched.length} files.`);
  });

  test('leaves no gig of an account that is deleted', async () => {
    const script = `
      import { seededRandom } from './mocks/content/random.ts';
      import { addPersonas } from './mocks/scenarios/default.ts';
      import { deleteAccount } from './mocks/world/accounts.ts';
      import { createGig } from './mocks/world/gigs.ts';
      import { brokenInvariants } from './mocks/world/invariants.ts';
      import { createWorld } from './mocks/world/world.ts';
      const world = createWorld({ clock: { now: Date.now }, random: seededRandom(1) });
      const { hana, ren } = addPersonas(world);
      createGig(world, hana, '1/8 渋谷');
      const before = world.gigs.size;
      deleteAccount(world, ren.email, ren.password);
      console.log(JSON.stringify([before, world.gigs.size, brokenInvariants(world)]));
    `;
    expect(JSON.parse(await node('--input-type=module', '--eval', script))).toEqual([2, 1, []]);
  });

  test('passes the kit’s rules of form when it is no draft any more', async () => {
    const path = join(copy, 'openapi.yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/^ +x-draft: true\n/gm, ''));
    const only = ['form.createGig', 'form.listGigs', 'auth.token.createGig', 'auth.token.listGigs', 'absent.listGigs'];
    const printed = await node('tests/kit/cli.ts', '--only', only.join(','), '--format', 'json');
    const { cases } = JSON.parse(printed) as { cases: { id: string }[] };
    expect(cases.length).toBeGreaterThan(10);
  });
});
