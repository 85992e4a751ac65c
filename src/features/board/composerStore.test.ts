import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { ApiError } from '../../api/errors.ts';
import type { Post } from '../../api/generated/model/index.ts';
import { createComposer, displayedProgress, estimatedProgress, postErrorMessage } from './composerStore.ts';
import type { FindPost } from './findPost.ts';
import { createPostFixture } from './postFixtures.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';

let stored: Map<string, string>;
beforeEach(() => {
  ({ stored } = stubWindow());
});

function setUp({ replyTo = null as string | null } = {}) {
  const answers: { resolve: (post: Post) => void; reject: (error: unknown) => void }[] = [];
  const send = vi.fn<
    (request: object, options: { signal: AbortSignal; onUploadProgress: (share: number) => void }) => Promise<Post>
  >(
    (_request, { signal }) =>
      new Promise<Post>((resolve, reject) => {
        answers.push({ resolve, reject });
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const onPosted = vi.fn<(post: Post) => void>();
  /** The server's posts. */
  const stored: { posts: Post[] } = { posts: [] };
  const find = vi.fn<FindPost>(({ content }) =>
    Promise.resolve(stored.posts.find((post) => post.content === content) ?? null),
  );
  const onFailedUnseen = vi.fn<() => void>();
  const composer = createComposer({
    replyTo,
    send,
    prepareFind: () => find,
    onPosted,
    onFailedWhileUnmounted: onFailedUnseen,
  });
  const state = () => composer.store.getState();
  return { composer, send, find, stored, onPosted, onFailedUnseen, answer: () => answers.at(-1), state };
}

test('posts the trimmed text and is empty afterwards', async () => {
  const { composer, send, onPosted, answer, state } = setUp();
  composer.setUser('me');
  composer.write('  こんにちは\nみなさん ');
  const submitted = composer.submit();
  expect(state()).toMatchObject({ isSending: true, progress: 0 });
  answer()?.resolve(createPostFixture('new'));
  expect(await submitted).toBe(true);
  expect(send.mock.calls[0]?.[0]).toEqual({ content: 'こんにちは\nみなさん' });
  expect(onPosted).toHaveBeenCalledWith(createPostFixture('new'));
  expect(state()).toMatchObject({ text: '', isSending: false, progress: 1, problem: null });
  expect(stored.size).toBe(0);
});

test('C3c: a text beyond the contract’s limit is not sent, and the limit is said', async () => {
  const { composer, send, state } = setUp();
  composer.write('あ'.repeat(5_001));
  expect(await composer.submit()).toBe(false);
  expect(state()).toMatchObject({ problem: '5,000文字以内で入力してください', isFailed: false });
  composer.write(` ${'あ'.repeat(5_000)}\n`);
  void composer.submit();
  expect(send).toHaveBeenCalledOnce();
});

test('reports what is missing when there is nothing to post', async () => {
  const { composer, send, state } = setUp();
  composer.write('  \n ');
  expect(await composer.submit()).toBe(false);
  expect(state().problem).toBe('内容を入力するか、メディアファイルを選択してください');
  expect(send).not.toHaveBeenCalled();
});

test('a failure keeps the text, shows the reason and removes the progress bar', async () => {
  const { composer, answer, state } = setUp();
  composer.write('あ');
  const submitted = composer.submit();
  answer()?.reject(new ApiError('http', '', { status: 500 }));
  expect(await submitted).toBe(false);
  expect(state()).toMatchObject({ text: 'あ', isSending: false, progress: null, problem: '投稿の作成に失敗しました' });
  expect(state().isFailed).toBe(true);
  composer.write('い');
  expect(state()).toMatchObject({ problem: null, isFailed: false });
});

test('a failure is reported elsewhere if no screen shows it', async () => {
  const { composer, answer, onFailedUnseen } = setUp();
  const hide = composer.show();
  const fail = async () => {
    composer.write('あ');
    const submitted = composer.submit();
    await waitFor(() => expect(composer.store.getState().isSending).toBe(true));
    answer()?.reject(new ApiError('http', '', { status: 422 }));
    await submitted;
  };
  await fail();
  expect(onFailedUnseen).not.toHaveBeenCalled();
  hide();
  await fail();
  expect(onFailedUnseen).toHaveBeenCalledOnce();
  expect(composer.store.getState()).toMatchObject({ text: 'あ', isFailed: true });
});

test('a missing text is no failure', async () => {
  const { composer, state } = setUp();
  await composer.submit();
  expect(state().isFailed).toBe(false);
});

describe('B13: the outcome of a call that was aborted or failed is unknown', () => {
  const stopped = (how: string, { composer, answer }: ReturnType<typeof setUp>) => {
    if (how === 'aborted') composer.abort();
    else if (how === 'the network failed') answer()?.reject(new ApiError('network', ''));
    else answer()?.reject(new ApiError('http', '', { status: 502 }));
  };
  const ways = ['aborted', 'the network failed', 'the server broke down'];

  test.each(ways)('%s: a post that the server has stored is shown and the field is empty', async (how) => {
    const board = setUp();
    board.composer.write('あ');
    const submitted = board.composer.submit();
    board.stored.posts = [createPostFixture('new', { content: 'あ' })];
    stopped(how, board);
    expect(await submitted).toBe(true);
    expect(board.onPosted).toHaveBeenCalledExactlyOnceWith(createPostFixture('new', { content: 'あ' }));
    expect(board.state()).toMatchObject({ text: '', isSending: false, problem: null, isFailed: false });
  });

  test.each(ways)('%s: the next attempt checks again and creates no duplicate', async (how) => {
    const board = setUp();
    board.composer.write('あ');
    const submitted = board.composer.submit();
    stopped(how, board);
    expect(await submitted).toBe(false);
    expect(board.state().text).toBe('あ');
    // The server stored the post only after it was searched for.
    board.stored.posts = [createPostFixture('new', { content: 'あ' })];
    expect(await board.composer.submit()).toBe(true);
    expect(board.send).toHaveBeenCalledOnce();
    expect(board.onPosted).toHaveBeenCalledExactlyOnceWith(createPostFixture('new', { content: 'あ' }));
    expect(board.state()).toMatchObject({ text: '', isSending: false, progress: 1 });
  });

  test('text that was typed meanwhile stays, and the post is shown all the same', async () => {
    const board = setUp();
    board.composer.write('あ');
    const submitted = board.composer.submit();
    board.stored.posts = [createPostFixture('new', { content: 'あ' })];
    board.composer.abort();
    board.composer.write('い');
    expect(await submitted).toBe(true);
    expect(board.onPosted).toHaveBeenCalledOnce();
    expect(board.state()).toMatchObject({ text: 'い', isSending: false });
  });

  test('a refusal is an answer: no check follows', async () => {
    const board = setUp();
    board.composer.write('あ');
    const submitted = board.composer.submit();
    board.answer()?.reject(new ApiError('http', '', { status: 422 }));
    expect(await submitted).toBe(false);
    expect(board.find).not.toHaveBeenCalled();
  });

  test('a check that fails changes nothing', async () => {
    const board = setUp();
    board.find.mockRejectedValue(new ApiError('network', ''));
    vi.spyOn(console, 'debug').mockReturnValue();
    board.composer.write('あ');
    const submitted = board.composer.submit();
    board.composer.abort();
    expect(await submitted).toBe(false);
    expect(board.state()).toMatchObject({ text: 'あ', isSending: false, progress: null, problem: null });
  });

  test('after the end of the session no check is made', async () => {
    const board = setUp();
    board.composer.write('あ');
    const submitted = board.composer.submit();
    board.composer.dispose();
    expect(await submitted).toBe(false);
    expect(board.find).not.toHaveBeenCalled();
  });
});

test('B5: the progress bar is never full before the response', async () => {
  const { composer, send, answer, state } = setUp();
  composer.write('あ');
  const submitted = composer.submit();
  send.mock.calls[0]?.[1].onUploadProgress(1);
  expect(state().progress).toBeCloseTo(0.9, 10);
  answer()?.resolve(createPostFixture('new'));
  await submitted;
  expect(state().progress).toBe(1);
});

test('a second press while a post is in flight sends nothing', async () => {
  const { composer, send, answer } = setUp();
  composer.write('あ');
  const submitted = composer.submit();
  expect(await composer.submit()).toBe(false);
  answer()?.resolve(createPostFixture('new'));
  await submitted;
  expect(send).toHaveBeenCalledOnce();
});

test('text that is typed while a post is in flight stays', async () => {
  const { composer, answer, state } = setUp();
  composer.write('一');
  const submitted = composer.submit();
  composer.write('一二');
  answer()?.resolve(createPostFixture('new'));
  await submitted;
  expect(state().text).toBe('一二');
});

test('a draft survives a reload, for the same person and place only', () => {
  const first = setUp();
  first.composer.setUser('me');
  first.composer.write('下書き');

  const again = setUp();
  again.composer.setUser('me');
  expect(again.state()).toMatchObject({ text: '下書き', isRestored: true });
  const other = setUp();
  other.composer.setUser('somebody');
  expect(other.state().text).toBe('');
  const reply = setUp({ replyTo: 'post-1' });
  reply.composer.setUser('me');
  expect(reply.state().text).toBe('');

  again.composer.write('');
  expect(again.state().isRestored).toBe(false);
  expect(stored.size).toBe(0);
});

test('text that was typed before the user was known is kept', () => {
  const { composer, state } = setUp();
  composer.write('早い');
  composer.setUser('me');
  expect(state().text).toBe('早い');
  expect(stored.get('draft:me:post')).toBe('早い');
  const again = setUp();
  again.composer.write('また');
  again.composer.setUser('me');
  expect(again.state()).toMatchObject({ text: '早い\nまた', isRestored: true });
  expect(stored.get('draft:me:post')).toBe('早い\nまた');
});

test('a reply has the id of its parent', async () => {
  const { composer, send, answer } = setUp({ replyTo: 'post-1' });
  composer.write('はい');
  const submitted = composer.submit();
  answer()?.resolve(createPostFixture('new', { reply_to_id: 'post-1' }));
  await submitted;
  expect(send.mock.calls[0]?.[0]).toEqual({ content: 'はい', reply_to_id: 'post-1' });
});

describe('the progress', () => {
  test('B5: the simulated progress begins at 0, only grows and never reaches 90 %', () => {
    expect(estimatedProgress(0, true)).toBe(0);
    fc.assert(
      fc.property(fc.nat(60_000), fc.nat(60_000), fc.boolean(), (time, more, hasMedia) => {
        const [sooner, later] = [estimatedProgress(time, hasMedia), estimatedProgress(time + more, hasMedia)];
        expect(later).toBeGreaterThanOrEqual(sooner);
        expect(later).toBeLessThanOrEqual(0.9);
      }),
    );
  });

  test.each([
    ['what has been sent counts for nine tenths', 0, 0.1, 0.5, 0.45],
    ['the further of the two', 0, 0.6, 0.5, 0.6],
    ['never back', 0.7, 0.6, 0.5, 0.7],
    ['all has been sent and the answer is missing', 0, 0.3, 1, 0.9],
  ])('B5: %s', (_, before, pretended, sent, shown) => {
    expect(displayedProgress(before, pretended, sent)).toBeCloseTo(shown, 10);
  });
});

describe('the message about a failure', () => {
  const issues = [
    { loc: ['body', 'content'], msg: '長すぎます', type: 'too_long' },
    { loc: ['body', 'media_duration', 0], msg: '600以下にしてください', type: 'less_than_equal' },
  ];

  test.each([
    ['anything else', new Error('boom'), '投稿の作成に失敗しました'],
    ['500', new ApiError('http', '', { status: 500, detail: 'Internal Server Error' }), '投稿の作成に失敗しました'],
    ['500 in Japanese', new ApiError('http', '', { status: 503, detail: '混み合っています' }), '混み合っています'],
    ['the server’s words', new ApiError('http', '', { status: 413, detail: '大きすぎます' }), '大きすぎます'],
    [
      'a line for each fault of a 422',
      new ApiError('http', '', { status: 422, issues }),
      'body.content: 長すぎます\nbody.media_duration.0: 600以下にしてください',
    ],
    ['a 422 without faults', new ApiError('http', '', { status: 422 }), '投稿の作成に失敗しました'],
    ['no answer', new ApiError('network', ''), 'サーバーに接続できません。ネットワーク接続を確認してください。'],
  ])('%s', (_, error, message) => expect(postErrorMessage(error)).toBe(message));
});
