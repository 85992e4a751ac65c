import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyInputs, folders, generateIn } from '../../scripts/generation.mjs';
import { repository } from './documents.ts';

const copy = mkdtempSync(join(tmpdir(), 'otonowa-generate-'));
afterAll(() => rmSync(copy, { recursive: true }));

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

it('is reproducible: the same bytes each time and on every machine', { timeout: 120_000 }, () => {
  copyInputs(repository, copy);
  expect(generateIn(copy, false)).toBe(0);
  const generated = fingerprint(copy);
  expect(Object.keys(generated).length).toBeGreaterThan(50);
  expect(generated).toEqual(fingerprint(repository));
});
