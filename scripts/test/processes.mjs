import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Every process of a run inherits this environment variable. It contains marks separated by spaces, one for each run or
 * part to which the process belongs, also after it has left its parent and its group.
 */
export const markVariable = 'OTONOWA_TEST_PROCESSES';

/**
 * Returns the environment for processes that belong to a mark, and to all marks of this process.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} mark without spaces
 * @returns {NodeJS.ProcessEnv}
 */
export function withMark(environment, mark) {
  return { ...environment, [markVariable]: [environment[markVariable], mark].filter(Boolean).join(' ') };
}

/**
 * Ends every process with the mark, and every descendant of these and of the given roots. Repeats the search, because
 * ending processes may start others.
 * @param {string} mark
 * @param {number[]} [roots] Process ids, for systems whose processes don't show their environment.
 * @returns {string[]} The ended processes, each with its id and command line.
 */
export function endProcesses(mark, roots = []) {
  if (process.platform === 'win32') return endTreesOnWindows(roots);
  /** @type {Map<number, string>} */
  const ended = new Map();
  for (let round = 0; round < 5; round += 1) {
    const found = findProcesses(mark, roots);
    if (found.length === 0) break;
    for (const { pid, command } of found) if (kill(pid)) ended.set(pid, command);
  }
  return [...ended].map(([pid, command]) => `${pid} ${command}`);
}

/**
 * Returns the running processes with the mark in their environment, the roots, and the descendants of both; never this
 * process.
 * @param {string} mark
 * @param {number[]} [roots]
 * @returns {ProcessEntry[]}
 */
export function findProcesses(mark, roots = []) {
  const all = listProcesses();
  const wanted = new Set(
    all.filter(({ pid, marks }) => marks.includes(mark) || roots.includes(pid)).map(({ pid }) => pid),
  );
  for (let size = -1; size !== wanted.size;) {
    size = wanted.size;
    for (const { pid, parent } of all) if (wanted.has(parent)) wanted.add(pid);
  }
  wanted.delete(process.pid);
  return all.filter(({ pid }) => wanted.has(pid));
}

/**
 * @typedef {{ pid: number, parent: number, marks: string[], command: string }} ProcessEntry
 * @returns {ProcessEntry[]} Without zombies, which have ended and whose parent has not read their status yet.
 */
function listProcesses() {
  return process.platform === 'linux' ? processesOfProc() : processesOfPs();
}

/** Reads the processes from files of Linux, because the smallest images have no `ps`. */
function processesOfProc() {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    // The name of the program is in brackets and may itself contain spaces and brackets.
    const [, state, parent] = /.*\) (\S) (\d+) /s.exec(fileOfProcess(pid, 'stat')) ?? [];
    if (state === undefined || state === 'Z') return [];
    const command = fileOfProcess(pid, 'cmdline').replaceAll('\0', ' ').trim().slice(0, 200);
    return [{ pid: Number(pid), parent: Number(parent), marks: marksIn(fileOfProcess(pid, 'environ')), command }];
  });
}

/**
 * @param {string} pid
 * @param {'stat' | 'cmdline' | 'environ'} name
 */
function fileOfProcess(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    // The process has ended, or belongs to another user.
    return '';
  }
}

function processesOfPs() {
  const { error, stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (error) throw new Error('The table of processes can not be read: there is no ps.', { cause: error });
  const environments = environmentsByPs();
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined || state?.startsWith('Z')) return [];
    const marks = marksIn(environments.get(Number(pid)) ?? '');
    return [{ pid: Number(pid), parent: Number(parent), marks, command: command.slice(0, 200) }];
  });
}

/** @param {string} environment Entries separated by zero bytes or spaces. */
const marksIn = (environment) =>
  new RegExp(`(?:^|[\\0\\s])${markVariable}=([^\\0]*)`).exec(environment)?.[1]?.split(' ') ?? [];

/** Reads the environments on macOS and the BSDs, whose `ps` prints them after the command. */
function environmentsByPs() {
  const { stdout } = spawnSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return new Map((stdout ?? '').split('\n').map((line) => [Number.parseInt(line, 10), line]));
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}

/** @param {number[]} roots */
function endTreesOnWindows(roots) {
  const ended = roots.filter((pid) => spawnSync('taskkill', ['/T', '/F', '/PID', String(pid)]).status === 0);
  return ended.map(String);
}
