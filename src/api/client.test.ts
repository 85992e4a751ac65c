import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { FakeXhr } from '../../tests/support/fakeXhr.ts';
import { request } from './client.ts';
import { ApiError, toMessage } from './errors.ts';
import { deleteAccount, logIn } from './generated/auth/auth.ts';
import { countSentLikes } from './generated/likes/likes.ts';
import { getSearchProfilesUrl } from './generated/profiles/profiles.ts';
import { createPost } from './generated/posts/posts.ts';
import { deleteVideo } from './generated/videos/videos.ts';
import { setCredentials } from './credentials.ts';

const DEAD = { detail: '認証情報を確認できませんでした' };
const credentials = { email: 'hana@example.com', password: 'password123' };

function answerWith(...answers: (Response | Error)[]) {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push(new Request(new URL(url, 'https://otonowa.test'), init));
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer?.clone());
  });
  return sent;
}
const json = (body: unknown, status = 200) => Response.json(body, { status });
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

/** Sets the token of the following requests. Returns the spy for its refusal and a function that ends the session. */
function sendAs(token: string | null) {
  const session = new AbortController();
  const onRefused = vi.fn<() => void>();
  setCredentials({ token, signal: session.signal, onRefused });
  return { onRefused, end: () => session.abort() };
}

beforeEach(() => {
  stubWindow();
  sendAs(null);
});

describe('a call', () => {
  test('sends the token if there is one, and returns the body', async () => {
    sendAs('abc');
    const [sent] = [answerWith(json({ count: 3 }))];
    expect(await countSentLikes()).toEqual({ count: 3 });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer abc');
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/likes/count/sent');
  });

  test('takes over the response of an early call of the page, once, and only for its token', async () => {
    const early = () => ({ response: Promise.resolve(json({ count: 7 })), stop: new AbortController() });
    const calls = new Map([['/api/likes/count/sent', early()]]);
    window.earlyCalls = { token: 'abc', calls };
    const sent = answerWith(json({ count: 3 }));
    sendAs('abc');
    expect([await countSentLikes(), await countSentLikes()]).toEqual([{ count: 7 }, { count: 3 }]);

    calls.set('/api/likes/count/sent', early());
    sendAs('of-another-user');
    expect([await countSentLikes(), sent.length, calls.size]).toEqual([{ count: 3 }, 2, 0]);
  });

  test('stops an early call when it is cancelled', async () => {
    const stop = new AbortController();
    const response = new Promise<Response>((_, reject) =>
      stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error)),
    );
    sendAs('abc');
    window.earlyCalls = { token: 'abc', calls: new Map([['/api/likes/count/sent', { response, stop }]]) };
    const cancelled = new AbortController();
    const call = countSentLikes({ signal: cancelled.signal });
    cancelled.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('lets no response be stored in the browser’s cache on disk', async () => {
    const sent = answerWith(json({ count: 3 }));
    await countSentLikes();
    expect(sent[0]?.cache).toBe('no-store');
  });

  test('sends no token if there is none', async () => {
    const sent = answerWith(json({ access_token: 'abc', token_type: 'bearer' }));
    await logIn(credentials);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(await sent[0]?.json()).toEqual(credentials);
  });

  test('joins filters with commas (rule C10)', () => {
    expect(decodeURIComponent(getSearchProfilesUrl({ genres: ['1', '2'], locations: ['13'] }))).toBe(
      '/api/profiles/search?genres=1,2&locations=13',
    );
  });

  test('sends forms as multipart without setting the boundary itself', async () => {
    const sent = answerWith(json({ detail: '空です' }, 400));
    await failureOf(createPost({ content: 'やあ', media_file: new Blob(['x']), media_duration: 4 }));
    expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await sent[0]?.formData();
    expect([form?.get('content'), form?.get('media_duration')]).toEqual(['やあ', '4']);
  });

  test('returns undefined for 204', async () => {
    answerWith(new Response(null, { status: 204 }));
    expect(await deleteVideo('video-1')).toBeUndefined();
  });
});

describe('a failure', () => {
  test.each([
    ['Japanese words at 5xx', json({ detail: 'メンテナンス中です' }, 503), 'メンテナンス中です'],
    ['its own text for something that is no JSON', new Response('<html>', { status: 502 }), '失敗'],
    [
      'the network text for no answer',
      new TypeError('Failed to fetch'),
      'サーバーに接続できません。ネットワーク接続を確認してください。',
    ],
  ])('shows %s', async (_case, answer, text) => {
    answerWith(answer);
    expect(toMessage(await failureOf(deleteVideo('video-1')), '失敗')).toBe(text);
  });

  test('of the contract’s shape is logged in development', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    sendAs('abc');
    answerWith(json({ count: '3' }));
    expect((await failureOf(countSentLikes())).kind).toBe('contract');
    answerWith(json({ detail: 'x' }, 418));
    expect((await failureOf(countSentLikes())).kind).toBe('contract');
    answerWith(json({}));
    expect((await failureOf(request('/api/unheard-of'))).kind).toBe('contract');
    expect(warn).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['a framework’s 404', json({ detail: 'Not Found' }, 404), 404],
    ['405', json({ detail: 'Method Not Allowed' }, 405), 405],
    ['501', json({ detail: 'the fake has no deleteVideo' }, 501), 501],
  ])(
    'of an operation that the backend lacks, by %s, is named in development and shown in its place',
    async (_case, answer, status) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const { onRefused } = sendAs('abc');
      answerWith(answer);
      expect(toMessage(await failureOf(deleteVideo('video-1')), '失敗')).toBe('失敗');
      expect(warn).toHaveBeenCalledWith(
        `DELETE /api/videos/video-1 answered ${status}:`,
        'does the backend have deleteVideo?',
      );
      expect(onRefused).not.toHaveBeenCalled();
    },
  );

  test('of a resource that is missing is no such failure', async () => {
    sendAs('abc');
    answerWith(json({ detail: '動画が見つかりません' }, 404));
    expect(toMessage(await failureOf(deleteVideo('video-1')), '失敗')).toBe('動画が見つかりません');
  });

  test('by the browser, which aborts the calls of a page that is left, is one of the network', async () => {
    answerWith(new DOMException('gone', 'AbortError'));
    expect((await failureOf(countSentLikes())).kind).toBe('network');
  });
});

describe('401 (rules C4, C6)', () => {
  test('concerns the password if one was sent', async () => {
    const { onRefused } = sendAs('abc');
    answerWith(json({ detail: 'パスワードが正しくありません' }, 401));
    await failureOf(deleteAccount(credentials));
    await failureOf(logIn(credentials));
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('ends the session once the user’s own call has it, too', async () => {
    const { onRefused } = sendAs('abc');
    answerWith(json(DEAD, 401));
    expect(await failureOf(countSentLikes())).toMatchObject({ kind: 'http', status: 401 });
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  test('of a server that lacks the operation and takes the token does not log out in development, and is named', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { onRefused } = sendAs('abc');
    const sent = answerWith(json({ status: 401, error: 'Unauthorized' }, 401), json({ id: 'user-1' }));
    const failure = await failureOf(deleteVideo('video-1'));
    expect([toMessage(failure, '失敗'), failure.status]).toEqual(['失敗', 501]);
    expect(sent.map(({ url, headers }) => [new URL(url).pathname, headers.get('authorization')])).toEqual([
      ['/api/videos/video-1', 'Bearer abc'],
      ['/api/users/me', 'Bearer abc'],
    ]);
    expect(onRefused).not.toHaveBeenCalled();
    expect(warn).toHaveBeenLastCalledWith(
      'DELETE /api/videos/video-1 answered 401:',
      expect.stringContaining('does the backend have this operation?'),
    );
  });

  test('for a token that was replaced meanwhile does not concern the new one', async () => {
    sendAs('old');
    answerWith(json(DEAD, 401));
    const call = failureOf(countSentLikes());
    const { onRefused } = sendAs('new');
    await call;
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe('the end of the session', () => {
  /** Stubs a server that does not respond before the request is aborted. */
  const hang = () =>
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    );
  const settles = (call: Promise<unknown>) =>
    Promise.race([call.then(String, String), new Promise((resolve) => setTimeout(resolve, 0, 'nothing'))]);

  test('aborts its calls, which never settle', async () => {
    hang();
    const { end } = sendAs('abc');
    const call = countSentLikes();
    end();
    expect(await settles(call)).toBe('nothing');
  });

  test('does not affect a call that needs no login: it is sent without a token and continues', async () => {
    const { end } = sendAs('abc');
    const sent = answerWith(json({ access_token: 'abc', token_type: 'bearer' }));
    const call = logIn(credentials);
    end();
    expect(await call).toMatchObject({ access_token: 'abc' });
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  test('is not asked about a call that needs no login', async () => {
    answerWith(new TypeError('Failed to fetch'));
    expect((await failureOf(logIn(credentials))).kind).toBe('network');
  });
});

describe('an upload', () => {
  const form = new FormData();
  const upload = (options: { onUploadProgress: (share: number) => void; signal?: AbortSignal }) =>
    request('/api/uploads/avatar', { method: 'POST', body: form, ...options });

  test('reports the share that was sent, and returns the response like any call', async () => {
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    sendAs('abc');
    const shares: number[] = [];
    const answer = upload({ onUploadProgress: (share) => shares.push(share) });
    FakeXhr.last().progress(25, 100);
    FakeXhr.last().progress(0, 0);
    FakeXhr.last().progress(100, 100);
    FakeXhr.last().end('load');
    expect(await answer).toEqual({ url: '/uploads/avatars/after.png' });
    expect(shares).toEqual([0.25, 1]);
    expect(FakeXhr.last()).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer abc' } });
    expect(FakeXhr.last().sent).toBe(form);
  });

  test('is aborted at the end of its session, and then neither resolves nor rejects', async () => {
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    const { end, onRefused } = sendAs('abc');
    const settled = vi.fn<() => void>();
    const aborted = vi.fn<() => void>();
    const uploading = upload({ onUploadProgress: () => undefined });
    FakeXhr.last().addEventListener('abort', aborted);
    void uploading.then(settled, settled);
    end();
    FakeXhr.last().end('load');
    await new Promise((resolve) => setTimeout(resolve));
    expect([aborted, settled, onRefused].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });

  test('can be aborted, and rejects without a response', async () => {
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    const stop = new AbortController();
    const aborted = upload({ onUploadProgress: () => undefined, signal: stop.signal });
    stop.abort();
    await expect(aborted).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    const tooLate = upload({ onUploadProgress: () => undefined, signal: AbortSignal.abort() });
    await expect(tooLate).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    const failed = failureOf(upload({ onUploadProgress: () => undefined }));
    FakeXhr.last().end('error');
    expect((await failed).kind).toBe('network');
    const left = failureOf(upload({ onUploadProgress: () => undefined }));
    FakeXhr.last().abort();
    expect((await left).kind).toBe('network');
  });

  test('that fails because of a bug is not reported as a missing network', async () => {
    const fault = new TypeError('upload.open is not a function');
    class BrokenXhr extends FakeXhr {
      override open = (): never => {
        throw fault;
      };
    }
    vi.stubGlobal('XMLHttpRequest', BrokenXhr);
    await expect(upload({ onUploadProgress: () => undefined })).rejects.toBe(fault);
  });
});
