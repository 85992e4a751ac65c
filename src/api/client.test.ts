import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { request } from './client.ts';
import { ApiError, toMessage } from './errors.ts';
import { deleteAccount, logIn } from './generated/auth/auth.ts';
import { countSentLikes } from './generated/likes/likes.ts';
import { getSearchProfilesUrl } from './generated/profiles/profiles.ts';
import { createPost } from './generated/posts/posts.ts';
import { deleteVideo } from './generated/videos/videos.ts';
import { session, startSession } from './session.ts';

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

beforeEach(() => {
  stubWindow();
  session.setState({ token: null, isAuthenticated: false });
});

describe('a call', () => {
  test('carries the token when there is one, and answers the body', async () => {
    startSession('abc');
    const [sent] = [answerWith(json({ count: 3 }))];
    expect(await countSentLikes()).toEqual({ count: 3 });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer abc');
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/likes/count/sent');
  });

  test('carries none when there is none', async () => {
    const sent = answerWith(json({ access_token: 'abc', token_type: 'bearer' }));
    await logIn(credentials);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(await sent[0]?.json()).toEqual(credentials);
  });

  test('joins filters with commas (decision C10)', () => {
    expect(decodeURIComponent(getSearchProfilesUrl({ genres: ['1', '2'], locations: ['13'] }))).toBe(
      '/api/profiles/search?genres=1,2&locations=13',
    );
  });

  test('sends forms as multipart and leaves the boundary to the browser', async () => {
    const sent = answerWith(json({ detail: '空です' }, 400));
    await failureOf(createPost({ content: 'やあ', media_file: new Blob(['x']), media_duration: 4 }));
    expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await sent[0]?.formData();
    expect([form?.get('content'), form?.get('media_duration')]).toEqual(['やあ', '4']);
  });

  test('answers nothing for 204', async () => {
    answerWith(new Response(null, { status: 204 }));
    expect(await deleteVideo('video-1')).toBeUndefined();
  });
});

describe('a failure', () => {
  test.each([
    ['the detail', json({ detail: '動画が見つかりません' }, 404), '動画が見つかりません'],
    [
      'its own text for a list of faults',
      json({ detail: [{ loc: ['path', 'id'], msg: 'x', type: 'y' }] }, 422),
      '失敗',
    ],
    ['its own text for a server that is ill', json({ oops: 1 }, 500), '失敗'],
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

  test('of the shape of the contract is loud in development', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    startSession('abc');
    answerWith(json({ count: '3' }));
    expect((await failureOf(countSentLikes())).kind).toBe('contract');
    answerWith(json({ detail: 'x' }, 418));
    expect((await failureOf(countSentLikes())).kind).toBe('contract');
    answerWith(json({}));
    expect((await failureOf(request('/api/unheard-of'))).kind).toBe('contract');
    expect(warn).toHaveBeenCalledTimes(3);
  });

  test('by the caller giving up stays an abort', async () => {
    answerWith(new DOMException('gone', 'AbortError'));
    await expect(countSentLikes()).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});

describe('401 (decisions C4, C6)', () => {
  test('ends the session', async () => {
    startSession('abc');
    answerWith(json(DEAD, 401));
    await Promise.all([failureOf(countSentLikes()), failureOf(countSentLikes())]);
    expect(session.getState().token).toBeNull();
  });

  test('is about the password where one is sent', async () => {
    startSession('abc');
    answerWith(json({ detail: 'パスワードが正しくありません' }, 401));
    await failureOf(deleteAccount(credentials));
    await failureOf(logIn(credentials));
    expect(session.getState().token).toBe('abc');
  });

  test('for a token that was replaced meanwhile changes nothing', async () => {
    startSession('old');
    answerWith(json(DEAD, 401));
    const call = failureOf(countSentLikes());
    startSession('new');
    await call;
    expect(session.getState().token).toBe('new');
  });
});

describe('an upload', () => {
  class FakeXhr extends EventTarget {
    static last: FakeXhr;
    upload = new EventTarget();
    status = 200;
    statusText = 'OK';
    responseText = '{"url":"/uploads/avatars/a.png"}';
    headers: Record<string, string> = {};
    sent: unknown;
    constructor() {
      super();
      FakeXhr.last = this;
    }
    open = (method: string, url: string) => Object.assign(this, { method, url });
    setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
    send = (body: unknown) => void (this.sent = body);
    abort = () => void this.dispatchEvent(new Event('abort'));
    progress(loaded: number, total: number) {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: total > 0, loaded, total }));
    }
  }
  const upload = (options: { onUploadProgress: (share: number) => void; signal?: AbortSignal }) =>
    request('/api/uploads/avatar', { method: 'POST', body: new FormData(), ...options });

  test('reports the share that has left, and answers like any call', async () => {
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    startSession('abc');
    const shares: number[] = [];
    const answer = upload({ onUploadProgress: (share) => shares.push(share) });
    FakeXhr.last.progress(25, 100);
    FakeXhr.last.progress(0, 0);
    FakeXhr.last.progress(100, 100);
    FakeXhr.last.dispatchEvent(new Event('load'));
    expect(await answer).toEqual({ url: '/uploads/avatars/a.png' });
    expect(shares).toEqual([0.25, 1]);
    expect(FakeXhr.last.headers).toMatchObject({ authorization: 'Bearer abc' });
  });

  test('can be given up, and fails without an answer', async () => {
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    const stop = new AbortController();
    const aborted = upload({ onUploadProgress: () => undefined, signal: stop.signal });
    stop.abort();
    await expect(aborted).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    const failed = failureOf(upload({ onUploadProgress: () => undefined }));
    FakeXhr.last.dispatchEvent(new Event('error'));
    expect((await failed).kind).toBe('network');
  });
});
