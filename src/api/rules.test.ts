import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { checkResponse } from './checkResponse.ts';
import { request } from './client.ts';
import { ApiError, networkCopy, readErrorBody, toMessage } from './errors.ts';
import { toMessageWithReason } from './toMessageWithReason.ts';
import { retryDelay, shouldRetry, withRetry } from './withRetry.ts';
import { setCredentials } from './credentials.ts';

beforeEach(() => void stubWindow());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('a retry', () => {
  test('is delayed by 400 ms, then by 800 ms', async () => {
    expect([retryDelay(0), retryDelay(1), retryDelay(2)]).toEqual([400, 800, 1_600]);
    vi.useFakeTimers();
    const read = vi.fn<() => Promise<never>>().mockRejectedValue(new ApiError('http', '', { status: 500 }));
    const settled = withRetry(read).catch(() => 'given up');
    const tries = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return read.mock.calls.length;
    };
    expect([await tries(0), await tries(399), await tries(1), await tries(799), await tries(1)]).toEqual([
      1, 1, 2, 2, 3,
    ]);
    expect(await settled).toBe('given up');
  });

  test('happens from status 500 on', () => {
    expect([499, 500, 599].map((status) => shouldRetry(0, new ApiError('http', '', { status })))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('an error', () => {
  test('has the server’s message and nothing else', () => {
    expect(new ApiError('network', 'm')).toMatchObject({ status: 0, statusText: '', detail: null, issues: [] });
    const issues = [{ loc: ['body'], msg: 'x', type: 'y' }];
    expect(new ApiError('http', 'm', { status: 422, statusText: 'U', detail: 'd', issues })).toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status: 422,
      statusText: 'U',
      detail: 'd',
      issues,
    });
  });

  test.each([
    [{ detail: 'だめ' }, { detail: 'だめ', issues: [] }],
    [{ detail: ' ' }, { detail: null, issues: [] }],
    [{ detail: 7 }, { detail: null, issues: [] }],
    [{ detail: [{ msg: 'x' }] }, { detail: null, issues: [{ msg: 'x' }] }],
    [{}, { detail: null, issues: [] }],
    [null, { detail: null, issues: [] }],
    ['text', { detail: null, issues: [] }],
    [undefined, { detail: null, issues: [] }],
  ])('with the body %j', (body, found) => expect(readErrorBody(body)).toEqual(found));

  test.each([
    [new ApiError('network', 'm', { detail: 'd' }), networkCopy],
    [new ApiError('http', 'm', { detail: 'd' }), 'd'],
    [new ApiError('http', 'm', { status: 499, detail: 'd' }), 'd'],
    [new ApiError('http', 'm', { status: 500, detail: 'd' }), '代わり'],
    [new ApiError('http', 'm'), '代わり'],
    [new Error('m'), '代わり'],
    [{ kind: 'network' }, '代わり'],
  ])('%# is translated', (error, text) => expect(toMessage(error, '代わり')).toBe(text));

  test.each([
    ['string_too_long', 'String should have at most 5000 characters', '代わり（文字数が上限を超えています）'],
    ['missing', 'Field required', '代わり（必須の項目が入力されていません）'],
    ['string_too_long', '5000文字以内で入力してください', '代わり（5000文字以内で入力してください）'],
    ['novel', 'no', '代わり'],
  ])('C3b: a 422 of the type %s with the text %s says its reason', (type, msg, text) => {
    const error = new ApiError('http', 'm', { status: 422, issues: [{ loc: ['body', 'content'], msg, type }] });
    expect(toMessageWithReason(error, '代わり')).toBe(text);
    expect(toMessage(error, '代わり')).toBe('代わり');
  });
});

describe('a call', () => {
  const answer = (status: number, body: string | null = '{"count":1}') => {
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      sent.push(init);
      return new Response(body, { status });
    });
    return sent;
  };

  test('requests JSON', async () => {
    const sent = answer(200);
    await request('/api/likes/count/sent', { method: 'GET' });
    expect(new Headers(sent[0]?.headers).get('accept')).toBe('application/json');
    await request('/api/likes/count/sent');
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['an abort of the caller stays one', 'during', 'AbortError'],
    ['an abort of the caller before the call, too', 'before', 'AbortError'],
    ['an abort of the browser is no answer', 'never', 'ApiError'],
  ])('%s', async (_what, when, name) => {
    const stop = new AbortController();
    if (when === 'before') stop.abort();
    vi.stubGlobal('fetch', async () => {
      if (when === 'during') stop.abort();
      throw new DOMException('', 'AbortError');
    });
    await expect(request('/api/likes/count/sent', { signal: stop.signal })).rejects.toMatchObject({ name });
  });

  test('leaves nothing on the signal of its session', async () => {
    answer(200);
    const { signal } = new AbortController();
    setCredentials({ token: 'abc', signal, onRefused: () => undefined });
    await request('/api/likes/count/sent');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test.each([
    [199, '{}', 'http'],
    [200, '{}', null],
    [299, '{}', null],
    [300, '{}', 'http'],
    [403, '{}', 'http'],
    [200, '<html>', 'contract'],
  ])('in production, %i with %s fails as %s', async (status, text, kind) => {
    vi.stubEnv('DEV', false);
    vi.stubGlobal('fetch', async () => ({ status, statusText: '', text: async () => text }));
    const onRefused = vi.fn<() => void>();
    setCredentials({ token: 'abc', signal: new AbortController().signal, onRefused });
    const failure = await request('/api/likes/count/sent').then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error.kind : error),
    );
    expect(failure).toBe(kind);
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('a rejected token is reported once', async () => {
    answer(401, '{"detail":"no"}');
    const onRefused = vi.fn<() => void>();
    setCredentials({ token: 'abc', signal: new AbortController().signal, onRefused });
    await request('/api/likes/count/sent').catch(() => undefined);
    expect(onRefused).toHaveBeenCalledOnce();
  });
});

describe('a response that violates the contract', () => {
  /** Returns the message of the contract error. */
  const fault = (...check: Parameters<typeof checkResponse>) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    try {
      checkResponse(...check);
    } catch (error) {
      return (error as ApiError).message;
    }
    return null;
  };
  test.each<[string, Parameters<typeof checkResponse>, RegExp | null]>([
    ['as it should be', ['GET', '/api/likes/count/sent?x=1', 200, { count: 1 }], null],
    ['an unknown address', ['GET', '/api/nowhere', 200, {}], /^GET \/api\/nowhere is not in the contract$/],
    [
      'an unknown status',
      ['GET', '/api/likes/count/sent', 299, {}],
      /^countSentLikes answered the undocumented status 299$/,
    ],
    ['another body', ['GET', '/api/likes/count/sent', 200, {}], /^countSentLikes answered 200 with \[/],
    ['a body where none belongs', ['DELETE', '/api/likes/profiles/7/like', 204, {}], /^\w+ answered 204 with a body$/],
    ['none where none belongs', ['DELETE', '/api/likes/profiles/7/like', 204, undefined], null],
    ['a failure of the server', ['GET', '/api/likes/count/sent', 500, '!'], null],
    ['a failure that is not', ['GET', '/api/likes/count/sent', 499, '!'], /undocumented status 499$/],
  ])('%s', (_what, check, sentence) => {
    const found = fault(...check);
    expect(sentence === null ? found === null : sentence.test(found ?? '')).toBe(true);
  });
});
