import { Parser } from '@asyncapi/parser';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readDocuments } from '../tests/conformance/contract/documents.ts';
import { unreadIn } from '../tests/conformance/contract/readable.ts';
import { root, toolEnvironment } from './dependencies.mjs';

// The part `lint:contract` of `npm test`: checks both documents of the contract with three linters, and fails on
// findings of any severity, hints and warnings included, and on what the conformance kit does not read.
const documents = ['openapi.yaml', 'asyncapi.yaml'];
const env = { ...toolEnvironment, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Each of them exits with an error when it finds anything, by its configuration. */
const linters = {
  Redocly: 'redocly lint --config tests/contract/redocly.yaml',
  Spectral: 'spectral lint --ruleset tests/contract/spectral.yaml --fail-severity hint',
};

/** Returns what a linter prints about a document; nothing when it finds nothing. */
function lint(command: string, document: string): string {
  // With a shell, because npm installs programs as batch files on Windows; no argument contains a space.
  const { status, stdout, stderr } = spawnSync(`${command} ${document}`, {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: true,
  });
  // Redocly advises an ignore file, which this repository has not: a rule that does not fit is off in redocly.yaml.
  return status === 0 ? '' : (stdout + stderr).replace(/^run `redocly lint --generate-ignore-file`.*$/m, '');
}

async function asyncApiParser(document: string): Promise<string> {
  const diagnostics = await new Parser().validate(readFileSync(`${root}/${document}`, 'utf8'), {
    source: `${root}/${document}`,
  });
  return diagnostics.length === 0 ? '' : JSON.stringify(diagnostics, null, 2);
}

const findings = {
  ...Object.fromEntries(
    Object.entries(linters).flatMap(([name, command]) =>
      documents.map((document) => [`${name}, ${document}`, lint(command, document)]),
    ),
  ),
  'AsyncAPI parser, asyncapi.yaml': await asyncApiParser('asyncapi.yaml'),
  'Conformance kit, both documents': unreadIn(readDocuments()).join('\n'),
};
for (const [linter, output] of Object.entries(findings)) console.log(`${linter}: ${output === '' ? 'clean' : output}`);
process.exitCode = Object.values(findings).every((output) => output === '') ? 0 : 1;
