import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { endProcesses, withMark } from './processes.mjs';

const EVENT_PREFIX = '##test ';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} [command] What it runs; the npm script of its name unless given.
 * @property {string} [alone] The command that runs it alone; what it runs unless given.
 * @property {boolean} [reportsTests] Whether it prints an event for each test (events.ts); else it is one test itself.
 * @property {number} [cores] How many cores it keeps busy; 1 unless given.
 * @property {string[]} [needs] The parts that have to pass before it.
 * @property {boolean} [isReported] Whether what it prints is shown when it passes, too.
 *
 * @typedef {{ name: string, seconds: number }} Timing
 * @typedef {object} PartResult
 * @property {string} name
 * @property {string} alone The command that runs it alone.
 * @property {boolean} isReported Whether its output is for every reader.
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} seconds
 * @property {Timing[]} timings One for each test that ended.
 * @property {string} output What it printed, without its events.
 *
 * @typedef {object} PartProgress
 * @property {string} name
 * @property {number} done
 * @property {number} total Tests that are known by now; 0 while none is.
 * @property {number} started Milliseconds since the epoch.
 *
 * @typedef {object} PartOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} environment
 * @property {string} mark The mark of the run, see processes.mjs.
 * @property {number} quietMilliseconds A part that reports nothing new for so long is given up.
 * @property {(progress: PartProgress) => void} [onProgress]
 */

/**
 * Runs a part to its end, or until it has reported nothing new for too long. Afterwards nothing of it is left running.
 * @param {Part} part
 * @param {PartOptions} options
 * @returns {Promise<PartResult>}
 */
export async function runPart(part, { cwd, environment, mark, quietMilliseconds, onProgress }) {
  const started = Date.now();
  const ownMark = `${mark}:${part.name}`;
  const tally = { passed: 0, failed: 0, skipped: 0, total: 0 };
  /** @type {Timing[]} */
  const timings = [];
  /** @type {Set<string>} */
  const running = new Set();
  let output = '';
  let isGivenUp = false;

  const child = spawnPart(part, cwd, withMark(withMark(environment, mark), ownMark));
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const noteProgress = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isGivenUp = true;
      end();
    }, quietMilliseconds);
    onProgress?.({ name: part.name, done: tally.passed + tally.failed, total: tally.total, started });
  };
  const end = () => endProcesses(ownMark, child.pid === undefined ? [] : [child.pid]);
  /** @param {TestEvent} event */
  const takeEvent = (event) => {
    if (event.type === 'total') tally.total = event.count;
    if (event.type === 'begin') running.add(event.name);
    if (event.type === 'end') {
      running.delete(event.name);
      tally[event.outcome] += 1;
      timings.push({ name: event.name, seconds: event.milliseconds / 1_000 });
    }
    noteProgress();
  };

  noteProgress();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      // A text without a line end may have been printed before the event.
      const [text = '', event] = line.split(EVENT_PREFIX);
      if (event === undefined || text !== '') output += `${text}\n`;
      if (event !== undefined) return takeEvent(JSON.parse(event));
      // Before its first test a part builds and starts servers. Afterwards only tests count as progress, because a
      // server may print messages forever.
      if (timings.length === 0) noteProgress();
    });
  }
  const closed = new Promise((resolve) => child.on('close', resolve));
  const code = await exitOf(child);
  clearTimeout(timer);
  const left = isGivenUp ? [] : end();
  // Processes that the part left running had the pipes open until now.
  await closed;
  if (isGivenUp)
    output += `\nNothing new for ${Math.round(quietMilliseconds / 1_000)} s: given up. ${hangingOf(running)}\n`;
  if (left.length > 0) output += `\nIt left processes behind, which were ended:\n${left.join('\n')}\n`;

  const hung = isGivenUp ? Math.max(running.size, 1) : 0;
  if (!part.reportsTests) tally[code === 0 && !isGivenUp ? 'passed' : 'failed'] += 1;
  else tally.failed += hung;
  // A part can fail without a failing test: a file that does not load, an unhandled rejection, no test at all.
  const isUnexplained = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  const failed = tally.failed + (isUnexplained ? 1 : 0) + (left.length > 0 ? 1 : 0);
  const { passed, skipped } = tally;
  return {
    name: part.name,
    alone: part.alone ?? commandOf(part),
    isReported: part.isReported ?? false,
    passed,
    failed,
    skipped,
    seconds: (Date.now() - started) / 1_000,
    timings,
    output,
  };
}

/** @typedef {import('./events.ts').TestEvent} TestEvent */

/** @param {Set<string>} running */
const hangingOf = (running) =>
  running.size === 0 ? 'No test was running.' : `Was running: ${[...running].join('; ')}`;

/** @param {Part} part */
const commandOf = ({ name, command }) => command ?? `npm run --silent ${name}`;

/**
 * @param {Part} part
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} environment
 */
function spawnPart(part, cwd, environment) {
  // In a process group of its own, so that Ctrl-C reaches only the runner, which ends the part with all its processes.
  const detached = process.platform !== 'win32';
  return spawn(commandOf(part), { cwd, env: environment, detached, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} The exit code; 1 where a signal ended it.
 */
function exitOf(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
