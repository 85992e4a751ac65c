import { describe, expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { createFakeBackend } from '../../../../tests/support/fakeBackend.ts';
import { setCredentials } from '../../../api/credentials.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { getListMyVideosQueryKey } from '../../../api/generated/videos/videos.ts';
import { createOrderQueue, moveItem, prepareFindVideo, sortByIds } from './myVideos.ts';
import { faultBeforeReading, fileSize, isTooLong, isVideoByContent, isVideoByName } from './videoFile.ts';
import { rebaseTexts, textsOf, textsToSend } from './videoTexts.ts';

const MEGABYTE = 1024 ** 2;
const order = (letters: string) => letters.split('');
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const mp4 = bytes('\0\0\0\x20ftypisom');
const file = (size: number, name = 'a.mp4', type = 'video/mp4') => ({ size, name, type }) as File;

describe('the checks before the upload', () => {
  it('are made in the order count, type, size (P21)', () => {
    const text = bytes('hello world!');
    expect(faultBeforeReading(file(200 * MEGABYTE, 'a.txt', 'text/plain'), 5, text)).toBe('tooMany');
    expect(faultBeforeReading(file(200 * MEGABYTE, 'a.txt', 'text/plain'), 4, text)).toBe('wrongType');
    expect(faultBeforeReading(file(200 * MEGABYTE), 4, mp4)).toBe('tooBig');
    expect(faultBeforeReading(file(100 * MEGABYTE), 4, mp4)).toBeNull();
    expect(faultBeforeReading(file(100 * MEGABYTE + 1), 4, mp4)).toBe('tooBig');
  });

  it.each([
    ['a.mov', '', true],
    ['a.AVI', '', true],
    ['a', 'video/webm;codecs=vp9', true],
    ['a.mp4', 'application/octet-stream', true],
    ['a.mkv', 'video/x-matroska', false],
    ['a.gif', 'image/gif', false],
  ])('%s of type %s: %s (P19)', (name, type, fits) => expect(isVideoByName({ name, type })).toBe(fits));

  it.each([
    ['\0\0\0\x20ftypisom', true],
    ['\0\0\0\x08wide\0\0\0\0', true],
    ['\x1A\x45\xDF\xA3\x9F\x42\x86\x81\x01\x42\xF7\x81', true],
    ['RIFF\0\0\0\0AVI ', true],
    ['RIFF\0\0\0\0WAVE', false],
    ['hello world!', false],
    ['', false],
  ])('content %j: %s', (start, fits) => expect(isVideoByContent(bytes(start))).toBe(fits));

  it.each([
    [180, false],
    [180.99, false],
    [181, true],
  ])('%d seconds: %s (P18)', (seconds, tooLong) => expect(isTooLong(seconds)).toBe(tooLong));
});

it.each([
  [0, '0B'],
  [2_048, '2KB'],
  [1_572_864, '1.5MB'],
  [104_857_600, '100MB'],
])('%d bytes are %s', (size, text) => expect(fileSize(size)).toBe(text));

it('moves an item and orders by ids', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(sortByIds([{ id: 'a' }, { id: 'b' }, { id: 'new' }], ['b', 'a']).map(({ id }) => id)).toEqual([
    'b',
    'a',
    'new',
  ]);
});

describe('the order of the videos (P23)', () => {
  function setUp() {
    const sent: { order: string; settle: (ok: boolean) => void }[] = [];
    const shown: string[] = [];
    const onFailed = vi.fn<(error: unknown) => void>();
    const queue = createOrderQueue<string>({
      signal: new AbortController().signal,
      send: (order) =>
        new Promise<void>((resolve, reject) => {
          sent.push({ order: order.join(''), settle: (ok) => (ok ? resolve() : reject(new Error('no'))) });
        }),
      show: (order) => shown.push(order.join('')),
      onFailed,
    });
    const answer = async (ok: boolean) => {
      sent.at(-1)?.settle(ok);
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { queue, sent: () => sent.map(({ order }) => order), shown, onFailed, answer };
  }

  it('is shown at once, with one request in flight, and ends with the last requested order', async () => {
    const { queue, sent, shown, answer, onFailed } = setUp();
    void queue.put(order('bac'), order('abc'));
    void queue.put(order('bca'), order('bac'));
    void queue.put(order('cba'), order('bca'));
    expect(shown).toEqual(['bac', 'bca', 'cba']);
    expect(sent()).toEqual(['bac']);
    await answer(true);
    expect(sent()).toEqual(['bac', 'cba']);
    await answer(true);
    expect(sent()).toEqual(['bac', 'cba']);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('returns to the last confirmed order after a failure', async () => {
    const { queue, shown, answer, onFailed } = setUp();
    void queue.put(order('bac'), order('abc'));
    await answer(true);
    void queue.put(order('cab'), order('bac'));
    void queue.put(order('cba'), order('cab'));
    await answer(false);
    expect(shown.at(-1)).toBe('bac');
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('can be changed again after a failure', async () => {
    const { queue, sent, answer } = setUp();
    void queue.put(order('ba'), order('ab'));
    await answer(false);
    void queue.put(order('ba'), order('ab'));
    expect(sent()).toEqual(['ba', 'ba']);
  });
});

it('a video of two lines whose answer is lost is found by what a real form has carried (B13)', async () => {
  const fake = createFakeBackend({ scenario: 'default' });
  const sora = fake.as('sora@example.com');
  setCredentials({ token: sora.token, signal: new AbortController().signal, onRefused: () => undefined });
  vi.stubGlobal(
    'fetch',
    async (path: string, init: RequestInit) => await fake.send(new Request(new URL(path, 'http://backend.test'), init)),
  );
  const client = new QueryClient();
  client.setQueryData(getListMyVideosQueryKey(), (await sora.call('listMyVideos')).body);
  const find = prepareFindVideo(client);
  const texts = { title: 'カ\u3099ット', description: '一行目\n二行目' };
  const body = new FormData();
  body.set('file', new File([mp4], 'a.mp4', { type: 'video/mp4' }));
  for (const [name, text] of Object.entries(texts)) body.set(name, text);
  const video = (await sora.call('uploadVideo', { body })).body as Video;
  const found = await find({ file: new Blob(), ...texts });
  expect(found?.id).toBe(video.id);
  expect(found && textsOf(found)).toEqual(texts);
  client.clear();
  vi.unstubAllGlobals();
});

it('C26: the title of a video is sent in one line, the description as it is', () => {
  const texts = { title: '夏の\t終わり\u202E', description: '一行目\n\u202E二行目' };
  expect(textsToSend(texts)).toEqual({ title: '夏の 終わり', description: texts.description });
});

describe('texts that are edited in two tabs', () => {
  const base = { title: '弾き語り', description: '練習です' };
  it.each([
    ['nothing', base, base, base],
    ['only here', { ...base, title: '新曲' }, base, { ...base, title: '新曲' }],
    ['only elsewhere', base, { ...base, description: '本番です' }, { ...base, description: '本番です' }],
    [
      'one of them in each',
      { ...base, title: '新曲' },
      { ...base, description: '本番です' },
      { title: '新曲', description: '本番です' },
    ],
    ['the same one in both', { ...base, title: '新曲' }, { ...base, title: '旧曲' }, { ...base, title: '新曲' }],
  ])('that changed: %s', (_what, mine, theirs, sent) => {
    expect(rebaseTexts({ base, mine, theirs })).toEqual(sent);
  });
});
