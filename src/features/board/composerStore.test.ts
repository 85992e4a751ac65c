import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { ApiError } from '../../api/errors.ts';
import type { Post } from '../../api/generated/model/index.ts';
import { createComposer } from './composerStore.ts';
import { aPost } from './samplePosts.ts';

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
  const composer = createComposer({ replyTo, send, onPosted });
  return { composer, send, onPosted, answer: () => answers.at(-1), state: () => composer.store.getState() };
}

test('posts the text without surrounding blanks and is empty afterwards', async () => {
  const { composer, send, onPosted, answer, state } = setUp();
  composer.adopt('me');
  composer.write('  こんにちは\nみなさん ');
  const submitted = composer.submit();
  expect(state()).toMatchObject({ isSending: true, progress: 0 });
  answer()?.resolve(aPost('new'));
  expect(await submitted).toBe(true);
  expect(send.mock.calls[0]?.[0]).toEqual({ content: 'こんにちは\nみなさん' });
  expect(onPosted).toHaveBeenCalledWith(aPost('new'));
  expect(state()).toMatchObject({ text: '', isSending: false, progress: 1, problem: null });
  expect(stored.size).toBe(0);
});

test('says what is missing when there is nothing to post', async () => {
  const { composer, send, state } = setUp();
  composer.write('  \n ');
  expect(await composer.submit()).toBe(false);
  expect(state().problem).toBe('内容を入力するか、メディアファイルを選択してください');
  expect(send).not.toHaveBeenCalled();
});

test('a failure keeps what was written, says why and takes the bar away', async () => {
  const { composer, answer, state } = setUp();
  composer.write('あ');
  const submitted = composer.submit();
  answer()?.reject(new ApiError('http', '', { status: 500 }));
  expect(await submitted).toBe(false);
  expect(state()).toMatchObject({ text: 'あ', isSending: false, progress: null, problem: '投稿の作成に失敗しました' });
});

test('called off, it is as before and nothing is said', async () => {
  const { composer, state } = setUp();
  composer.write('あ');
  const submitted = composer.submit();
  composer.abort();
  expect(await submitted).toBe(false);
  expect(state()).toMatchObject({ text: 'あ', isSending: false, progress: null, problem: null });
});

test('B5: the bar is never full before the answer', async () => {
  const { composer, send, answer, state } = setUp();
  composer.write('あ');
  const submitted = composer.submit();
  send.mock.calls[0]?.[1].onUploadProgress(1);
  expect(state().progress).toBeCloseTo(0.9, 10);
  answer()?.resolve(aPost('new'));
  await submitted;
  expect(state().progress).toBe(1);
});

test('a second press while it is sent sends nothing', async () => {
  const { composer, send, answer } = setUp();
  composer.write('あ');
  const submitted = composer.submit();
  expect(await composer.submit()).toBe(false);
  answer()?.resolve(aPost('new'));
  await submitted;
  expect(send).toHaveBeenCalledOnce();
});

test('what is written while it is sent stays', async () => {
  const { composer, answer, state } = setUp();
  composer.write('一');
  const submitted = composer.submit();
  composer.write('一二');
  answer()?.resolve(aPost('new'));
  await submitted;
  expect(state().text).toBe('一二');
});

test('a draft is there after a reload, for the same person and place only', () => {
  const first = setUp();
  first.composer.adopt('me');
  first.composer.write('下書き');

  const again = setUp();
  again.composer.adopt('me');
  expect(again.state()).toMatchObject({ text: '下書き', isRestored: true });
  const other = setUp();
  other.composer.adopt('somebody');
  expect(other.state().text).toBe('');
  const reply = setUp({ replyTo: 'post-1' });
  reply.composer.adopt('me');
  expect(reply.state().text).toBe('');

  again.composer.write('');
  expect(again.state().isRestored).toBe(false);
  expect(stored.size).toBe(0);
});

test('what was written before it was known by whom is kept', () => {
  const { composer, state } = setUp();
  composer.write('早い');
  composer.adopt('me');
  expect(state().text).toBe('早い');
  expect([...stored.values()]).toEqual(['早い']);
});

test('a reply names what it answers', async () => {
  const { composer, send, answer } = setUp({ replyTo: 'post-1' });
  composer.write('はい');
  const submitted = composer.submit();
  answer()?.resolve(aPost('new', { reply_to_id: 'post-1' }));
  await submitted;
  expect(send.mock.calls[0]?.[0]).toEqual({ content: 'はい', reply_to_id: 'post-1' });
});
