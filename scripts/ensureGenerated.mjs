import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnvironment } from './dependencies.mjs';

// Generates the code from the contract when it is missing or older than its inputs, before a script that needs it.

const inputs = [
  'openapi.yaml',
  'asyncapi.yaml',
  'orval.config.ts',
  'scripts/transformers.ts',
  'scripts/refineGenerated.ts',
  'scripts/answerShapes.ts',
  'scripts/editGenerated.ts',
  'scripts/openApiDocument.ts',
  'package-lock.json',
];
/** The file of each output folder that is written last. */
const outputs = ['src/api/generated/operations.ts', 'src/realtime/generated/frames.ts', 'mocks/generated/index.msw.ts'];

/** @param {string} path */
const modified = (path) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0);

// Takes a few milliseconds when nothing has changed.
if (Math.max(...inputs.map(modified)) > Math.min(...outputs.map(modified))) {
  const { status } = spawnSync('npm run --silent generate', {
    cwd: root,
    env: toolEnvironment,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: true,
  });
  process.exitCode = status ?? 1;
}
