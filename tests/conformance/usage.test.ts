import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { profiles } from './engine/runOptions.ts';
import { checkPrefixes, formats, type Options, readOptions, reportKinds, usage, WrongUsage } from './usage.ts';

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

  test('what `replay` needs is what decides which server is met, and how', () => {
    const given = ['--mailbox-url', 'http://a:1/mails?to=kit', '--profile', 'full'];
    const again = (words: readonly string[]) => (readOptions([...words]) as Options).again;
    expect(again(['--host', 'https://a.example', '--yes', ...given, '--seed', '2', '--only', 'likes'])).toBe(
      " --host https://a.example --mailbox-url 'http://a:1/mails?to=kit' --profile full --seed 2 --yes",
    );
    expect(again([])).toBe('');
  });

  test.each([
    [['like.match'], /begins with like\.match\. Is it likes\.match/],
    [['likes', 'formLogIn'], /begins with formLogIn\. Is it form\.logIn/],
    [['files.large'], /No case of this run begins with files\.large; one of --profile full/],
  ])('--only %j is wrong usage, with the nearest names', (prefixes, message) => {
    const all = ['likes.match', 'likes.once', 'form.logIn.body', 'files.large'];
    expect(() => checkPrefixes(prefixes, all.slice(0, 3), all)).toThrow(message);
  });

  test('--only with the beginning of an id is right', () => {
    expect(() => checkPrefixes(['li', 'likes.'], ['likes.match'], [])).not.toThrow();
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
