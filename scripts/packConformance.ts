import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { parse } from 'yaml';
import { readDocuments } from '../tests/conformance/program.ts';
import { fail, root } from './dependencies.mjs';
import { LICENSES_FILE, unlicensed } from './published.ts';

/** The conformance kit with both documents of the contract in one file, for a machine with nothing but Node. */
const FILE = 'otonowa-conformance.mjs';

/** The modules that are others in the file: it has the documents inside, and no fake backend beside it. */
const replaced = new Map([
  [
    'tests/conformance/program.ts',
    `export const COMMAND = 'node ${FILE}';
const documents = ${JSON.stringify(readDocuments())};
export const readDocuments = () => documents;
`,
  ],
  ['tests/conformance/commands/inRepository.ts', 'export const inRepository = null;\n'],
]);

const replacement: Plugin = {
  name: 'replacement',
  enforce: 'pre',
  load: (id) => replaced.get(relative(root, id).replaceAll(sep, '/')) ?? null,
};

async function bundle(): Promise<{ code: string; licenses: string }> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [replacement],
    ssr: { noExternal: true },
    build: {
      ssr: 'tests/conformance/cli.ts',
      target: 'node20',
      write: false,
      license: { fileName: LICENSES_FILE },
      // Names no folder of the machine that packs.
      rolldownOptions: { output: { codeSplitting: false }, experimental: { attachDebugInfo: 'none' } },
    },
  });
  if (!('output' in built)) throw new Error('The build has no single output');
  const files = built.output.map((file) =>
    file.type === 'chunk' ? { ...file, text: file.code } : { ...file, text: String(file.source) },
  );
  const [chunk, ...others] = files.filter(({ type }) => type === 'chunk');
  if (chunk === undefined || others.length > 0) throw new Error('The kit is not one file');
  return { code: chunk.text, licenses: files.find(({ fileName }) => fileName === LICENSES_FILE)?.text ?? '' };
}

const version = (text: string) => (parse(text) as { info: { version: string } }).info.version;

function banner({ openapi, asyncapi }: { openapi: string; asyncapi: string }, licenses: string): string {
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  return `#!/usr/bin/env node
/*
The conformance kit of OTONOWA: does a server keep openapi.yaml ${version(openapi)} and asyncapi.yaml ${version(asyncapi)}?
Needs Node 20 or newer: node ${FILE} --help

${[own, licenses.slice(licenses.indexOf('## '))].join('\n').replaceAll('*/', '* /').trim()}
*/
`;
}

const [folder = join(root, 'dist-conformance')] = process.argv.slice(2);
const { code, licenses } = await bundle();
const missing = unlicensed(licenses);
if (licenses === '' || missing.length > 0) fail(`The licence is missing of ${missing.join(', ') || 'all packages'}`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, FILE), banner(readDocuments(), licenses) + code, { mode: 0o755 });
console.log(`The kit: ${join(folder, FILE)}`);
