import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fail, root, toolEnvironment } from './dependencies.mjs';

/*
 * `npm run changed`: types, lint and format of the files that differ from `main`, and types and lint of the files that
 * import them, in seconds. What a changed type breaks further away, `npm run typecheck` finds.
 */

/** A change of these may concern every file. */
const concernsAll =
  /^(?:openapi\.yaml|asyncapi\.yaml|orval\.config\.ts|tsconfig\.json|package-lock\.json|tests\/lint\/.*)$/;
const isCode = /\.(?:mjs|tsx?)$/;
/** More files would not fit into a command of Windows: then all files are checked. */
const MOST = 120;

/** @param {string[]} words */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter(Boolean) : [];
}

const [base] = ['main', 'origin/main', 'HEAD'].flatMap((name) => git('merge-base', 'HEAD', name));
if (base === undefined) fail('This needs the git repository: it asks git what differs from main.');
const untracked = git('ls-files', '-z', '--others', '--exclude-standard');
// A renamed file is a deleted one, too: the files that import it under its old name are checked.
const changed = [...new Set([...git('diff', '-z', '--no-renames', '--name-only', base.trim()), ...untracked])];
const files = changed.filter((path) => existsSync(join(root, path)));
const code = changed.some((path) => concernsAll.test(path))
  ? null
  : withImporters(changed.filter((path) => isCode.test(path)));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const lint = `${scripts.lint.split(' && ').at(-1)} --type-check`;
const format = scripts.format.replace(/ \.$/, ' --check --no-error-on-unmatched-pattern');
const commands = [
  ...(code?.length === 0 ? [] : [`${lint} ${named(code ?? [])}`]),
  ...(files.length === 0 ? [] : [`${format} ${named(files)}`]),
];
const failed = (await Promise.all(commands.map(run))).filter((isPassed) => !isPassed).length;
const importing = code === null ? 'all code' : `${code.length} files of code that are or import them`;
console.log(`${files.length} changed files, ${importing}: ${failed === 0 ? 'passed' : 'failed'}`);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {readonly string[]} paths */
function named(paths) {
  return paths.length === 0 || paths.length > MOST ? '.' : paths.map((path) => JSON.stringify(path)).join(' ');
}

/**
 * Returns those of the files that exist, and the files that import any of them, the deleted ones included.
 * @param {readonly string[]} paths
 */
function withImporters(paths) {
  const wanted = new Set(paths);
  const all = [...git('ls-files', '-z'), ...untracked].filter(
    (path) => isCode.test(path) && existsSync(join(root, path)),
  );
  return all.filter((path) => {
    if (wanted.has(path)) return true;
    const imports = readFileSync(join(root, path), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
    return [...imports].some(([, target = '']) => wanted.has(posix.join(posix.dirname(path), target)));
  });
}

/**
 * Runs a command, prints what it says if it fails, and returns whether it passed.
 * @param {string} command
 * @returns {Promise<boolean>}
 */
function run(command) {
  const child = spawn(command, { cwd: root, env: toolEnvironment, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      if (status !== 0) console.error(output);
      resolve(status === 0);
    });
  });
}
