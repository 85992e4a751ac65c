import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withMark } from './processes.mjs';
import { runPart } from './runPart.mjs';

/**
 * @typedef {import('./runPart.mjs').Part} Part
 * @typedef {import('./runPart.mjs').PartResult} PartResult
 *
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} environment
 * @property {number} cores
 * @property {number} quietMilliseconds
 * @property {(part: Part) => void} [onBegin]
 * @property {(progress: import('./runPart.mjs').PartProgress) => void} [onProgress]
 * @property {(result: PartResult) => void} [onEnd]
 */

/**
 * Runs the first part, which the others need, and then the others, as many at a time as there are cores, in the order of
 * the list. When the first fails the others are not run. However this process ends, nothing is left running.
 * @param {readonly Part[]} parts
 * @param {RunOptions} options
 * @returns {Promise<PartResult[]>}
 */
export async function runParts(parts, { cores, onBegin, onEnd, ...options }) {
  const mark = `otonowa-test-${process.pid}-${Date.now()}`;
  const guard = startGuard(mark, options.environment);
  const waiting = [...parts];
  /** @type {Map<Part, Promise<void>>} */
  const running = new Map();
  /** @type {PartResult[]} */
  const results = [];
  let isStopped = false;
  const busy = () => [...running.keys()].reduce((sum, part) => sum + (part.cores ?? 1), 0);
  const isReady = (/** @type {Part} */ part) => part === parts[0] || results.length > 0;
  const run = async (/** @type {Part} */ part) => {
    const result = await runPart(part, { ...options, mark });
    running.delete(part);
    results.push(result);
    if (part === parts[0] && result.failed > 0) isStopped = true;
    onEnd?.(result);
  };
  const begin = (/** @type {Part} */ part) => {
    waiting.splice(waiting.indexOf(part), 1);
    onBegin?.(part);
    running.set(part, run(part));
  };
  try {
    while (waiting.length > 0 || running.size > 0) {
      const next = isStopped
        ? undefined
        : waiting.find((part) => isReady(part) && (busy() === 0 || busy() + (part.cores ?? 1) <= cores));
      if (next !== undefined) begin(next);
      else if (running.size === 0) break;
      else await Promise.race(running.values());
    }
  } finally {
    guard.ref();
    guard.stdin.end();
    await once(guard, 'exit');
  }
  return results;
}

/**
 * Ends what carries the mark once this process is gone, by Ctrl-C, a crash or a signal that can't be caught.
 * @param {string} mark
 * @param {NodeJS.ProcessEnv} environment
 */
function startGuard(mark, environment) {
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard.mjs'), mark], {
    detached: true,
    env: withMark(environment, `guard-of-${mark}`),
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.stdin.on('error', () => undefined);
  guard.unref();
  return guard;
}
