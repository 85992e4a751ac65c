import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareEditions } from './contractDiff/compareEditions.ts';
import { describe } from './contractDiff/describe.ts';
import { type DocumentName, documentNames, readEdition } from './contractDiff/documents.ts';
import { root } from './dependencies.mjs';

const USAGE = `npm run contract:diff -- <git ref>   what changed since then in openapi.yaml and asyncapi.yaml
npm run contract:diff -- <folder>    the same, against the two files of a folder
npm run contract:diff -- <file>      the same, against one older document alone

Exit: 0 nothing breaks, 1 something breaks clients or servers, 2 wrong usage.
`;

type Texts = Record<DocumentName, string>;

class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

const current = (): Texts => textsOf((name) => readFileSync(join(root, name), 'utf8'));

function textsOf(read: (name: DocumentName) => string): Texts {
  return { 'openapi.yaml': read('openapi.yaml'), 'asyncapi.yaml': read('asyncapi.yaml') };
}

function olderTexts(source: string): Texts {
  if (!existsSync(source)) return textsOf((name) => fromGit(source, name));
  if (!statSync(source).isDirectory()) return withOne(readFileSync(source, 'utf8'), source);
  const missing = documentNames.find((name) => !existsSync(join(source, name)));
  if (missing !== undefined) throw new WrongUsage(`${source} has no ${missing}`);
  return textsOf((name) => readFileSync(join(source, name), 'utf8'));
}

function fromGit(ref: string, name: DocumentName): string {
  const shown = spawnSync('git', ['show', '--end-of-options', `${ref}:${name}`], { cwd: root, encoding: 'utf8' });
  if (shown.error) throw new WrongUsage(`${ref} is no file, and there is no git here that could know it as a ref.`);
  if (shown.status === 0) return shown.stdout;
  throw new WrongUsage(`${ref} is neither a file nor a git ref with ${name}: ${shown.stderr.trim()}`);
}

/** Returns an older edition of one document. The other document is the current one in both editions. */
function withOne(text: string, path: string): Texts {
  const name = documentNames.find((one) => text.startsWith(`${one.replace('.yaml', '')}:`));
  if (name === undefined) throw new WrongUsage(`${path} begins neither with openapi: nor with asyncapi:`);
  return { ...current(), [name]: text };
}

function run(args: readonly string[]): number {
  const [source, ...others] = args;
  if (source === '--help') {
    process.stdout.write(USAGE);
    return 0;
  }
  if (source === undefined || others.length > 0) throw new WrongUsage('Which older version?');
  const [older, newer] = [readEdition(olderTexts(source)), readEdition(current())];
  const comparison = compareEditions(older, newer);
  process.stdout.write(describe(older, newer, comparison));
  return comparison.differences.some(({ breaks }) => breaks.length > 0) ? 1 : 0;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof WrongUsage)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
