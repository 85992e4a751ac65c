import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { repository } from './documents.ts';

/** What the generator reads. It works on a copy: other checks use the real output meanwhile. */
const inputs = [
  'openapi.yaml',
  'asyncapi.yaml',
  'orval.config.ts',
  'package.json',
  'tsconfig.json',
  'scripts/transformers.ts',
  'scripts/refineGenerated.ts',
  'scripts/answerShapes.ts',
  'scripts/editGenerated.ts',
  'scripts/openApiDocument.ts',
  'src/api/client.ts',
];
const folders = ['src/api/generated', 'src/realtime/generated', 'mocks/generated'];

const copy = mkdtempSync(join(tmpdir(), 'otonowa-generate-'));
afterAll(() => rmSync(copy, { recursive: true }));

async function generate(): Promise<void> {
  const orval = join(repository, 'node_modules/.bin/orval');
  await promisify(execFile)(orval, ['--config', 'orval.config.ts'], { cwd: copy });
  await promisify(execFile)(process.execPath, ['scripts/refineGenerated.ts'], { cwd: copy });
}

function fingerprint(root: string): Record<string, string> {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root })).sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  );
}

it('is reproducible: the same bytes each time and on every machine', { timeout: 120_000 }, async () => {
  for (const input of inputs) cpSync(join(repository, input), join(copy, input));
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  await generate();
  const generated = fingerprint(copy);
  expect(Object.keys(generated).length).toBeGreaterThan(50);
  expect(generated).toEqual(fingerprint(repository));
});
