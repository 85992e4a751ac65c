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
 * Runs each part after those of the list that it needs, in the order of the list. One begins whenever a core is free, so
 * that a part for several cores does not wait until all of them are.
 * Parts that need a failed one are not run. However this process ends, no process of a part is left running.
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
  const busy = () => [...running.keys()].reduce((sum, part) => sum + coresOf(part), 0);
  const needed = (/** @type {Part} */ part) =>
    (part.needs ?? []).filter((name) => parts.some((other) => other.name === name));
  const isReady = (/** @type {Part} */ part) =>
    needed(part).every((name) => results.some((result) => result.name === name && result.failed === 0));
  const run = async (/** @type {Part} */ part) => {
    const result = await runPart(part, { ...options, mark });
    running.delete(part);
    results.push(result);
    onEnd?.(result);
  };
  const begin = (/** @type {Part} */ part) => {
    waiting.splice(waiting.indexOf(part), 1);
    onBegin?.(part);
    running.set(part, run(part));
  };
  try {
    for (;;) {
      const next = busy() < cores ? waiting.find((part) => isReady(part)) : undefined;
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

/** @param {Part} part */
const coresOf = ({ cores = 1 }) => cores;

/**
 * Starts a process that ends all processes with the mark when this one has ended, by Ctrl-C, a crash or a signal that
 * cannot be caught.
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
