import { describe, expect, test } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { repeat } from './overlap.ts';
import { HIDDEN, Secrets } from './secrets.ts';
import type { Step } from './step.ts';

const call = (who: string, method: string, path: string, from: number, until: number): Step & { kind: 'call' } => ({
  kind: 'call',
  who,
  exchange: {
    method,
    url: `http://127.0.0.1${path}`,
    requestHeaders: { authorization: `Bearer ${HIDDEN}` },
    requestBody: '',
    requestBytes: null,
    requestFields: null,
    startedAt: new Date(from).toISOString(),
    milliseconds: until - from,
  } as unknown as Exchange,
});
const curl = (method: string, path: string, token: string) =>
  `curl -i -X ${method} 'http://127.0.0.1${path}' -H "authorization: Bearer ${token}"`;

describe('the command that repeats a call', () => {
  const like = call('a', 'POST', '/likes/2', 1_000, 1_040);
  const alone = curl('POST', '/likes/2', '$TOKEN');
  const cases: [string, Step[], string][] = [
    ['is that call where nothing else was on its way', [call('a', 'POST', '/likes/1', 900, 999)], alone],
    ['leaves out calls that only read', [call('a', 'GET', '/likes', 1_000, 1_040)], alone],
    [
      'has the same token for the same person',
      [call('a', 'POST', '/likes/2', 1_010, 1_050)],
      `${alone} & ${alone} & wait`,
    ],
    [
      'has another token for another person',
      [call('b', 'POST', '/likes/1', 990, 1_020)],
      `${alone} & ${curl('POST', '/likes/1', '$TOKEN_B')} & wait`,
    ],
  ];
  test.each(cases)('%s', (_title, others, expected) => {
    expect(repeat(like.exchange, [...others, like], new Secrets())).toBe(expected);
  });
});
