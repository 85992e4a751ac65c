import { expect, test, vi } from 'vitest';
import { checkMedia } from './checkMedia.ts';

const MB = 1024 ** 2;
/** Creates a file whose `size` is overridden. */
const file = (name: string, type: string, size = 1_000) =>
  Object.defineProperty(new File([], name, { type }), 'size', { value: size });
const lasts = (seconds: number) => () => Promise.resolve(seconds);
const unreadable = () => Promise.reject(new Error('unreadable'));
const sound = (size?: number) => file('a.mp3', 'audio/mpeg', size);
const film = (size?: number) => file('a.mov', '', size);

// The messages of rule B22, character for character.
test.each([
  ['neither sound nor film', file('a.txt', 'text/plain'), lasts(8), '音声または動画ファイルを選択してください'],
  ['type before size', file('a.png', 'image/png', 200 * MB), lasts(8), '音声または動画ファイルを選択してください'],
  ['one byte too large', sound(100 * MB + 1), lasts(8), 'ファイルサイズは100MB以下にしてください'],
  ['size before readable', film(100 * MB + 1), unreadable, 'ファイルサイズは100MB以下にしてください'],
  ['unreadable sound', sound(), unreadable, '音声ファイルの読み込みに失敗しました'],
  ['unreadable film', file('a.mp4', 'video/mp4'), unreadable, '動画ファイルの読み込みに失敗しました'],
  [
    'unreadable film of an iPhone',
    film(),
    unreadable,
    '動画ファイルの読み込みに失敗しました（MOV形式はMP4に変換してお試しください）',
  ],
  ['a sound of 601 s', sound(), lasts(601), '音声ファイルは10分以内にしてください'],
  ['a film of 601 s', film(), lasts(601), '動画ファイルは10分以内にしてください'],
])('%s', async (_, chosen, length, problem) => {
  expect(await checkMedia(chosen, length)).toEqual({ problem });
});

test.each([
  ['8.4 s', sound(), 8.4, 'audio', 8],
  ['8.5 s', sound(), 8.5, 'audio', 9],
  ['exactly 100 MB', sound(100 * MB), 8, 'audio', 8],
  ['600 s and a bit', film(), 600.9, 'video', 600],
] as const)('%s is accepted, in whole seconds', async (_, chosen, length, kind, seconds) => {
  expect(await checkMedia(chosen, lasts(length))).toEqual({ attachment: { file: chosen, kind, seconds } });
});

test('a file that is too large is not read', async () => {
  const read = vi.fn<() => Promise<number>>(lasts(1));
  await checkMedia(sound(100 * MB + 1), read);
  expect(read).not.toHaveBeenCalled();
});
