import { expect, test, vi } from 'vitest';
import type { MediaKind } from '../../media/mediaFile.ts';
import { checkMedia } from './checkMedia.ts';

const MB = 1024 ** 2;
/** Creates a file whose `size` is overridden. */
const file = (name: string, type: string, size = 1_000) =>
  Object.defineProperty(new File([], name, { type }), 'size', { value: size });
const lasts = (length: number) => (_: Blob, kind: MediaKind) => Promise.resolve({ kind, length });
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
] as const)('B6: %s is accepted, in whole seconds', async (_, chosen, length, kind, seconds) => {
  expect(await checkMedia(chosen, lasts(length))).toEqual({ attachment: { file: chosen, kind, seconds } });
});

test('a file that is too large is not read', async () => {
  const read = vi.fn<ReturnType<typeof lasts>>(lasts(1));
  await checkMedia(sound(100 * MB + 1), read);
  expect(read).not.toHaveBeenCalled();
});

// A server judges a file by its type alone, so the type that is sent says what the file is.
test.each([
  ['a sound that the system calls a film', '\x1A\x45\xDF\xA3', 'video/webm', 'audio', 'audio/webm'],
  ['a film that the system calls a sound', '\0\0\0\x20ftypisom', 'audio/mp4', 'video', 'video/mp4'],
  ['a film without a type', '\0\0\0\x14ftypqt  ', '', 'video', 'video/quicktime'],
  ['a sound without a type', 'fLaC', 'application/octet-stream', 'audio', 'audio/flac'],
  ['a sound as a file of another type', 'RIFF????WAVE', 'application/x-unknown', 'audio', 'audio/wav'],
  ['a sound with its own type', 'ID3', 'audio/mp3', 'audio', 'audio/mp3'],
] as const)('P19: %s', async (_, start, type, kind, sent) => {
  const chosen = new File([Uint8Array.from(start, (letter) => letter.charCodeAt(0))], 'a', { type, lastModified: 7 });
  const checked = await checkMedia(chosen, () => Promise.resolve({ kind, length: 5 }));
  if ('problem' in checked) throw new Error(checked.problem);
  const { file: attached, ...rest } = checked.attachment;
  expect(rest).toEqual({ kind, seconds: 5 });
  expect([attached.type, attached.name, attached.size, attached.lastModified]).toEqual([sent, 'a', start.length, 7]);
});

test('P19: a sound is held to the limits of sounds, whatever its type says', async () => {
  const chosen = new File(['\x1A\x45'], 'a.webm', { type: 'video/webm' });
  const checked = await checkMedia(chosen, () => Promise.resolve({ kind: 'audio' as const, length: 601 }));
  expect(checked).toEqual({ problem: '音声ファイルは10分以内にしてください' });
});
