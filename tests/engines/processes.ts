import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { endProcesses, withMark } from '../../scripts/test/processes.mjs';

/** The first of these programs that exists on the path, or null. A name with a slash is a path itself. */
export function findProgram(...names: readonly (string | undefined)[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => {
    if (name === undefined || name === '') return [];
    return name.includes('/') ? [name] : folders.map((folder) => join(folder, name));
  });
  return paths.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A running browser, driver or virtual device, with a folder of its own. */
export interface Running {
  folder: string;
  /** Resolves with the first group of the first output line that matches. Rejects when the program exits before. */
  printed: (pattern: RegExp) => Promise<string>;
  /** Calls back for each line of output. */
  onLine: (listener: (line: string) => void) => void;
  /** Stops the program with all its descendants, and removes its folder. */
  end: () => void;
}

let started = 0;

/**
 * Starts a program with a new folder. @param prepare returns its arguments, and additional environment variables, for
 * the folder
 */
export function run(
  program: string,
  environment: NodeJS.ProcessEnv,
  prepare: (folder: string) => { args: string[]; variables?: NodeJS.ProcessEnv },
): Running {
  const folder = mkdtempSync(join(tmpdir(), 'otonowa-engine-'));
  const { args, variables } = prepare(folder);
  const mark = `engine-${process.pid}-${(started += 1)}`;
  const child = spawn(program, args, {
    env: withMark({ ...environment, ...variables }, mark),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const listeners = new Set<(line: string) => void>();
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      last.push(line);
      for (const listener of listeners) listener(line);
    });
  return {
    folder,
    onLine: (listener) => void listeners.add(listener),
    printed: (pattern) => printedBy(child, pattern, listeners, last),
    end() {
      endProcesses(mark, child.pid === undefined ? [] : [child.pid]);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

function printedBy(child: ChildProcess, pattern: RegExp, listeners: Set<(line: string) => void>, last: string[]) {
  return new Promise<string>((resolve, reject) => {
    const end = (why: string) => reject(new Error(`${child.spawnfile} ${why}:\n${last.slice(-20).join('\n')}`));
    const timer = setTimeout(end, 60_000, `printed nothing like ${String(pattern)} in a minute`);
    const listen = (line: string) => {
      const found = pattern.exec(line);
      if (found === null) return;
      clearTimeout(timer);
      listeners.delete(listen);
      resolve(found[1] ?? '');
    };
    last.forEach(listen);
    listeners.add(listen);
    child.once('error', () => end('did not start'));
    child.once('exit', (code) => {
      clearTimeout(timer);
      end(`ended with ${code}`);
    });
  });
}
