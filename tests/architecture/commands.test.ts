import { expect, it } from 'vitest';
import { parts } from '../../scripts/test/parts.mjs';
import { listedTools, missingCommands, missingOptions, npmScripts, runTool } from './commands.ts';
import { files, read } from './repository.ts';

const tools = listedTools();
const contributing = read('CONTRIBUTING.md');

const helps = new Map<string, string>();
/** The help of a tool. */
function helpOf(tool: string): string {
  const help = helps.get(tool) ?? runTool(tool, '--help').stdout;
  helps.set(tool, help);
  return help;
}

it('calls that lead nowhere are found', () => {
  // Put together, so that they are not found in this file.
  const source = ['run lint', 'run gone', 'run tool -- bench', 'run tool -- rust', 'test', 'test -- lint moss'];
  const text = source.map((words) => `\`npm ${words}\``).join(' ');
  expect(missingCommands(text, tools)).toEqual(['script gone', 'tool rust', 'part moss']);
});

it('options that a tool does not take are found', () => {
  const source = [
    'bench -- --slow',
    'tool -- mutants --only a --fast',
    'bench -- start --slower 4',
    'tool -- fuzz --help',
  ];
  const text = source.map((words) => `\`npm run ${words}\``).join(' ');
  expect(missingOptions(text, helpOf)).toEqual(['option --slow of bench', 'option --fast of mutants']);
});

it('every file calls scripts, tools and parts that exist, and gives the tools options that they take', () => {
  const isText = (path: string) => !/\.(?:png|jpg|webm|woff2)$|^package-lock\.json$/.test(path);
  const found = files()
    .filter(isText)
    .flatMap((path) =>
      [...missingCommands(read(path), tools), ...missingOptions(read(path), helpOf)].map(
        (missing) => `${path}: ${missing}`,
      ),
    );
  expect(found).toEqual([]);
});

it('a part of `npm test` without a command is an npm script', () => {
  const named = parts.filter(({ command }) => command === undefined).map(({ name }) => name);
  expect(npmScripts).toEqual(expect.arrayContaining(named));
});

it('CONTRIBUTING says what each npm script is for, and there are at most 24', () => {
  const described = [...contributing.matchAll(/^\| ((?:`npm [^`]+`(?:, )?)+) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`npm (?:run )?([\w:-]+)`/g)].map(([, name = '']) => name),
  );
  expect(described.toSorted()).toEqual(npmScripts.toSorted());
  expect(npmScripts.length).toBeLessThanOrEqual(24);
});

it('an unknown tool fails and says which there are', () => {
  const { status, stderr } = runTool('gone');
  expect(status).toBe(1);
  expect(tools.length).toBeGreaterThan(0);
  for (const name of tools) expect(stderr).toContain(name);
});
