import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { readDocuments } from '../tests/conformance/contract/documents.ts';
import { NAME, VERSION } from '../tests/conformance/nameAndVersion.ts';
import { fail, root } from './dependencies.mjs';
import { LICENSES_FILE, unlicensed } from './published.ts';

/*
 * Packs the conformance kit with both documents of the contract for machines with only Node: as one file, and as a
 * package that contains this file.
 */
const FILE = `${NAME}.mjs`;
const KIT = join(root, 'tests/conformance');

/** Modules of the kit that are replaced, because the packed file contains the documents. */
const replaced = new Map([
  [
    'tests/conformance/contract/documents.ts',
    `const documents = ${JSON.stringify(readDocuments())};
export const readDocuments = () => documents;
`,
  ],
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
      // Without debug information, which would contain paths of this machine.
      rolldownOptions: {
        output: { codeSplitting: false },
        experimental: { attachDebugInfo: 'none' },
        checks: { bundlerTimings: false },
      },
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

function banner(licenses: string): string {
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  return `#!/usr/bin/env node
/*
${NAME} ${VERSION}: does a server keep openapi.yaml and asyncapi.yaml ${VERSION} of OTONOWA?
Needs Node 20 or newer: node ${FILE} --help

${[own, licenses.slice(licenses.indexOf('## '))].join('\n').replaceAll('*/', '* /').trim()}
*/
`;
}

/** Creates the archive of the package, which contains the file. */
function pack(file: string, folder: string): void {
  const staged = mkdtempSync(join(tmpdir(), 'otonowa-package-'));
  try {
    for (const name of ['package.json', 'README.md', 'CHANGELOG.md']) cpSync(join(KIT, name), join(staged, name));
    for (const name of ['LICENSE', 'openapi.yaml', 'asyncapi.yaml']) cpSync(join(root, name), join(staged, name));
    cpSync(file, join(staged, FILE));
    // With a shell, because npm is a batch file on Windows.
    const command = `npm pack --ignore-scripts --silent --no-update-notifier --pack-destination "${folder}"`;
    execFileSync(command, { cwd: staged, shell: true });
  } finally {
    rmSync(staged, { recursive: true });
  }
}

const folder = resolve(process.argv[2] ?? join(root, 'dist-conformance'));
const { code, licenses } = await bundle();
const missing = unlicensed(licenses);
if (licenses === '' || missing.length > 0) fail(`The licence is missing of ${missing.join(', ') || 'all packages'}`);
mkdirSync(folder, { recursive: true });
const file = join(folder, FILE);
writeFileSync(file, banner(licenses) + code, { mode: 0o755 });
pack(file, folder);
console.log(`The kit: ${file}\nThe package: ${join(folder, `${NAME}-${VERSION}.tgz`)}`);
