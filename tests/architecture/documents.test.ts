import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entries, files, read } from './repository.ts';

const root = join(import.meta.dirname, '../..');
const documents = [
  ...entries().flatMap(({ name }) => (name.endsWith('.md') ? [name] : [])),
  ...['docs', '.github', 'tests/conformance'].flatMap((folder) => files(folder)).filter((path) => path.endsWith('.md')),
];

/** Where links and pictures of a text lead, without those to other sites. */
function targets(source: string): string[] {
  return [...source.matchAll(/\]\(([^)\s]+)[^)]*\)|<img [^>]*?src="([^"]+)"/g)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((target) => !/^https?:/.test(target));
}

/** The anchors that GitHub gives to the headings of a text. */
const anchorsOf = (source: string) =>
  [...source.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The links of a text to a file or a heading that does not exist. */
function deadLinks(path: string, source: string): string[] {
  return targets(source).filter((target) => {
    const [file = '', anchor] = target.split('#');
    const to = file === '' ? path : join(dirname(path), file);
    if (!existsSync(join(root, to))) return true;
    return anchor !== undefined && !anchorsOf(file === '' ? source : read(to)).includes(anchor);
  });
}

/** A record of a decision: title, date and status, then three parts, each with lines of its own. */
const recordForm =
  /^.+\n\n\d{4}-\d\d-\d\d · (?:accepted|replaced by ).*\\\n\*\*Context\.\*\* [^]+\n\*\*Decision\.\*\* [^]+\n\*\*Consequence\.\*\* /;

/** Titles of the records that have another form or more than 12 lines. */
const faultyRecords = (source: string) =>
  source
    .split(/^## .*$/m)
    .flatMap((group) => group.split(/^### /m).slice(1))
    .filter((record) => !recordForm.test(record) || record.trim().split('\n').length > 12)
    .map((record) => record.split('\n')[0]);

describe('docs/decisions.md', () => {
  it('has records with date, status, context, decision and consequence, and at most 250 lines', () => {
    const source = read('docs/decisions.md');
    expect(source.split('### ').length).toBeGreaterThan(20);
    expect([faultyRecords(source), source.split('\n').length - 1 > 250]).toEqual([[], false]);
  });

  it.each([
    ['no date', (record: string) => record.replace('2026-11-21 · ', '')],
    ['no status', (record: string) => record.replace('accepted', '')],
    ['no consequence', (record: string) => record.replace('**Consequence.** ', '')],
    ['too many lines', (record: string) => record + '\nmore'.repeat(8)],
  ])('a record with %s is found', (_, spoil) => {
    const record =
      '### Title\n\n2026-11-21 · accepted\\\n**Context.** One.\n**Decision.** Two.\n**Consequence.** Three.\n';
    expect([faultyRecords(record), faultyRecords(spoil(record))]).toEqual([[], ['Title']]);
  });
});

describe('a document', () => {
  it('was found in each place', () => {
    for (const path of ['README.md', 'docs/rules/likes.md', '.github/SECURITY.md', 'tests/conformance/README.md'])
      expect(documents).toContain(path);
  });

  it.each(documents)('has working links and calls existing scripts: %s', (path) => {
    expect(deadLinks(path, read(path))).toEqual([]);
  });

  it('with a link to a missing heading is found', () => {
    const source =
      '## A `new` version, and more\n\n[a](#a-new-version-and-more) [b](#older) [c](docs/testing.md#npm-test) [d](docs/testing.md#none)';
    expect(deadLinks('README.md', source)).toEqual(['#older', 'docs/testing.md#none']);
  });

  it('with a broken link, a missing picture or a missing script is found', () => {
    const source =
      '[a](gone.html#here) ![b](c.jpg) <img width="1" src="d.jpg" /> [e](https://example.com) [f](README.md)';
    expect(deadLinks('docs/README.md', source)).toEqual(['gone.html#here', 'c.jpg', 'd.jpg']);
  });
});
