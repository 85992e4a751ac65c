import { Parser } from '@asyncapi/parser';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root, toolEnvironment } from './dependencies.mjs';

// Fails on findings of any severity, hints and warnings included.
const documents = ['openapi.yaml', 'asyncapi.yaml'];
const env = { ...toolEnvironment, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

function run(command: string, args: string[]) {
  // With a shell, because npm installs programs as batch files on Windows; no argument contains a space.
  const line = [command, ...args].join(' ');
  const { status, stdout, stderr } = spawnSync(line, { cwd: root, env, encoding: 'utf8', shell: true });
  return { status, stdout, stderr };
}

function redocly(document: string): string {
  const { status, stdout, stderr } = run('redocly', [
    'lint',
    '--config',
    'tests/contract/redocly.yaml',
    '--format',
    'json',
    document,
  ]);
  const { errors, warnings, ignored } = (
    JSON.parse(stdout) as { totals: Record<'errors' | 'warnings' | 'ignored', number> }
  ).totals;
  return status === 0 && errors + warnings + ignored === 0 ? '' : stdout + stderr;
}

function spectral(document: string): string {
  const { status, stdout, stderr } = run('spectral', [
    'lint',
    '--ruleset',
    'tests/contract/spectral.yaml',
    '--fail-severity',
    'hint',
    document,
  ]);
  return status === 0 ? '' : stdout + stderr;
}

async function asyncApiParser(document: string): Promise<string> {
  const diagnostics = await new Parser().validate(readFileSync(`${root}/${document}`, 'utf8'), {
    source: `${root}/${document}`,
  });
  return diagnostics.length === 0 ? '' : JSON.stringify(diagnostics, null, 2);
}

const findings = {
  ...Object.fromEntries(documents.map((document) => [`Redocly, ${document}`, redocly(document)])),
  ...Object.fromEntries(documents.map((document) => [`Spectral, ${document}`, spectral(document)])),
  'AsyncAPI parser, asyncapi.yaml': await asyncApiParser('asyncapi.yaml'),
};
for (const [linter, output] of Object.entries(findings)) console.log(`${linter}: ${output === '' ? 'clean' : output}`);
process.exitCode = Object.values(findings).every((output) => output === '') ? 0 : 1;
