import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The files of the repository, which the tests of the architecture read.

const root = join(import.meta.dirname, '../..');
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

const ignored = new Set([
  '.git',
  ...read('.gitignore')
    .split('\n')
    .map((line) => line.replace(/\/$/, '')),
]);

/** Entries of a folder that belong to the project: .gitignore is respected. */
export function entries(folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => !ignored.has(name) && !ignored.has(`${folder}/${name}`),
  );
}

/** Every file of the project, from its root. */
export function files(folder = ''): string[] {
  return entries(folder).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? files(path) : [path];
  });
}

/** What git has under version control; nothing where the project was unpacked without its history. */
export function trackedFiles(): string[] {
  try {
    return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n');
  } catch {
    return [];
  }
}
