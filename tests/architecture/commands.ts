import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parts } from '../../scripts/test/parts.mjs';
import { read } from './repository.ts';

/** The npm scripts. The tests compare them with the commands that documents and comments name. */
export const npmScripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

/** Runs `npm run tool -- …` without npm. */
export function runTool(...args: string[]) {
  const file = join(import.meta.dirname, '../../scripts/tool.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** The names of the tools, as `npm run tool` lists them. */
export const listedTools = (): string[] =>
  [...runTool().stdout.matchAll(/^ {2}(\S+) +\S/gm)].map(([, name = '']) => name);

/** The npm scripts, tools and parts of `npm test` that the commands of a text call and that are not there. */
export function missingCommands(text: string, tools: Iterable<string>): string[] {
  const missing = (kind: string, called: readonly string[], known: Iterable<string>) => {
    const names = new Set(known);
    return called.filter((name) => !names.has(name)).map((name) => `${kind} ${name}`);
  };
  return [
    ...missing('script', calledIn(text, /\bnpm run (?:--silent )?([a-z][\w:-]*)/g), npmScripts),
    ...missing(
      'tool',
      calledIn(text, /\b(?:npm run (?:--silent )?tool --|node scripts\/tool\.mjs) ([a-z][\w:-]*)/g),
      tools,
    ),
    ...missing(
      'part',
      calledIn(text, /\bnpm test -- ([a-z][\w: -]*)/g),
      parts.map(({ name }) => name),
    ),
  ];
}

/** The options that the commands of a text give to a tool and that the tool's help does not name. */
export function missingOptions(text: string, helpOf: (tool: string) => string): string[] {
  const calls = text.matchAll(/\bnpm run (?:--silent )?(?:(bench) --|tool -- ([a-z][\w:-]*))([^`\n|]*)/g);
  return [...calls].flatMap(([, bench, name = bench ?? '', words = '']) =>
    (words.match(/(?<= )--[a-z][a-z-]*/g) ?? [])
      .filter(
        (option) =>
          option !== '--help' &&
          !helpOf(name)
            .split(/[^\w-]/)
            .includes(option),
      )
      .map((option) => `option ${option} of ${name}`),
  );
}

/** The words that follow a command. */
const calledIn = (text: string, command: RegExp) =>
  [...text.matchAll(command)].flatMap(([, words = '']) => words.trim().split(' '));
