import { describe, expect, test, vi } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { readDocuments } from '../contract/documents.ts';
import type { Failure } from '../engine/findings/failure.ts';
import { Secrets } from '../engine/findings/secrets.ts';
import type { RunResult } from '../engine/run.ts';
import { readOptions, type Options } from '../usage.ts';
import { html } from './html.ts';
import { junit } from './junit.ts';
import { page } from './page.ts';
import { conclude, describeFailure, Progress } from './text.ts';

const contract = readContract(readDocuments());
const facts = {
  host: 'https://a.example',
  seed: 1,
  started: 'npx kit',
  again: ' --host https://a.example --mailbox-url https://a.example/mails --yes',
  milliseconds: 1,
  ledger: 'ledger.jsonl',
};
const failure = (id: string, more: Partial<Failure> = {}): Failure => {
  const [check = '', subject = '', caseId = ''] = id.split('/');
  const none = {
    title: 'What it is.',
    rules: [],
    story: ['1 a call'],
    source: 'openapi.yaml:1',
    curl: null,
    because: null,
  };
  return {
    id,
    check,
    subject,
    caseId,
    expected: 'x',
    received: 'y',
    also: [],
    follows: null,
    mend: null,
    ...none,
    ...more,
  };
};
const first = failure('likes.match/getLikeStatus/likes.match', { mend: 'Store it.' });
const second = failure('likes.counter/getProfile/likes.match', { follows: first.id });
const done = (id: string, failures: readonly Failure[], sameAs: readonly string[] = []) => {
  return { id, title: '', failures, sameAs, milliseconds: 1, touched: [] };
};
const result: RunResult = {
  cases: [done('likes.match', [first, second]), done('likes.twice', [], [first.id]), done('chat.one', [])],
  skipped: [],
  failures: [first, second],
  waived: [],
  exchanges: [],
  frames: ['likes.match', 'chat.one', 'likes.match'].map((id) => {
    return { at: '2026-11-28T12:00:00.000Z', case: id, userId: 'user-1', from: 'kit', text: '{"type":"ping"}' };
  }),
  seen: new Set(),
  secrets: new Secrets(),
  leftovers: ['kit-a@conformance.example'],
  limited: { counts: new Map([['logIn', 3]]), waited: 2_000 },
};
const ended = conclude(contract, result, readOptions(['--host', 'http://localhost']) as Options, facts).text;

describe('the reports of one run', () => {
  test('agree on the numbers of cases and of findings', () => {
    expect(ended).toContain('1 of 3 cases passed, 2 failed');
    expect(ended).toContain('1 finding, and 1 that may only follow from it');
    expect(html(contract, result, facts)).toContain('1 of 3 cases passed');
    expect(html(contract, result, facts)).toContain('breaks the contract in 1 way; 1 more may only follow from these');
    expect(page(result, facts)).toContain('does not keep the contract in one thing, from which 1 more may follow');
    expect(junit(result)).toContain('tests="3" failures="2"');
  });

  test('say once that the server limits its callers (K26)', () => {
    for (const text of [ended, html(contract, result, facts), page(result, facts)]) {
      expect(text.split('The server limits its callers: 429 to logIn (3 times)')).toHaveLength(2);
    }
  });

  test('hold commands with every option that they need', () => {
    const command = `npx kit replay ${first.id}${facts.again}`;
    expect(html(contract, result, facts)).toContain(command);
    expect(page(result, facts)).toContain(command);
    expect(ended).toContain(`npx kit replay <the id behind its ✗>${facts.again}`);
    expect(ended).toContain('npx kit cleanup ledger.jsonl --host https://a.example)');
  });

  test('say of what a finding may follow, and how it is usually mended', () => {
    expect(describeFailure(second)).toContain(`follows   perhaps only from ${first.id}`);
    expect(describeFailure(first)).toContain('mend      Store it.');
    expect(page(result, facts)).toContain(`This may only follow from ${first.id}.`);
  });

  test('list the findings with links, and fold the story of each and the frames of each case', () => {
    const text = html(contract, result, facts);
    const links = [...text.matchAll(/<a href="#([^"]+)">(\w+)<\/a> <small>/g)].map(([, , subject]) => subject);
    expect(links).toEqual(['getLikeStatus', 'getProfile']);
    for (const [, id] of text.matchAll(/<a href="#([^"]+)">/g)) expect(text).toContain(`<article id="${id}"`);
    const folded = [...text.matchAll(/<summary>([^<]+)<\/summary>/g)].map(([, summary]) => summary);
    expect(folded).toEqual(['1 lines', '1 lines', 'likes.match (2)', 'chat.one (1)']);
  });
});

describe('the progress', () => {
  test('is a line each 30 s where the output is no terminal', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    let text = '';
    const progress = new Progress({ isTTY: false, write: (line: string) => (text += line) !== '' });
    progress.step(3, 9, ['x']);
    expect(text).toBe('');
    vi.advanceTimersByTime(30_000);
    progress.step(5, 9, []);
    vi.advanceTimersByTime(30_000);
    progress.stop();
    vi.advanceTimersByTime(90_000);
    vi.useRealTimers();
    expect(text).toBe('3 of 9 cases after 30 s\n5 of 9 cases after 60 s\n');
  });

  test('is one line of a terminal, with what was found above it', () => {
    let text = '';
    const progress = new Progress({ isTTY: true, write: (line: string) => (text += line) !== '' });
    progress.step(3, 9, ['likes.match']);
    expect(text).toBe('\r✗ likes.match\n\r3 of 9');
  });
});
