import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { profiles } from './engine/runOptions.ts';
import { formats, readOptions, reportKinds, usage, WrongUsage } from './usage.ts';

describe('the command line', () => {
  test.each([
    [['--host', 'https://staging.example.com']],
    [['--host', 'nowhere']],
    [['--profile', 'quick']],
    [['--report', 'pdf']],
    [['--format', 'pdf']],
    [['--accounts', '/nowhere.json']],
    [['--seed', 'x']],
    [['replay']],
    [['dance']],
    [['--waive', 'likes.mutual']],
    [['--waive', 'likes.nothing', '--because', 'so']],
    [['--unknown']],
  ])('%j is wrong usage', (args) => expect(() => readOptions(args)).toThrow(WrongUsage));

  test('another host needs --yes, this machine does not', () => {
    expect(readOptions(['--host', 'https://staging.example.com', '--yes'])).toMatchObject({
      host: 'https://staging.example.com',
    });
    expect(readOptions(['--host', 'http://127.0.0.1:8000'])).toMatchObject({ host: 'http://127.0.0.1:8000' });
  });

  test('the README explains each option, profile and report of the help', () => {
    const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
    const help = usage({ started: 'npx kit', startServer: null, mailboxPath: null });
    const options = help.match(/--[a-z-]+/g) ?? [];
    expect(options).toContain('--waive');
    const named = [...new Set([...options, ...[...profiles, ...reportKinds, ...formats].map((name) => `\`${name}\``)])];
    expect(named.filter((name) => !readme.includes(name))).toEqual([]);
  });
});
