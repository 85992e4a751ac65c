import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../../tests/support/fakeWindow.ts';
import { FakeXhr } from '../../../../tests/support/fakeXhr.ts';
import { act, renderHook } from '../../../../tests/support/renderHook.ts';
import { inSession, startTestSession } from '../../../../tests/support/testSession.tsx';
import { waitFor } from '../../../../tests/support/waitFor.ts';
import type { Profile } from '../../../api/generated/model/index.ts';
import { getGetMyProfileQueryKey, useGetMyProfile } from '../../../api/generated/profiles/profiles.ts';
import { profileOf } from '../../../../tests/support/likeFixtures.ts';
import { queryClientOf } from '../../../session/queryClientOf.ts';
import type { Session } from '../../../session/session.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import {
  type AvatarEvent,
  type AvatarState,
  type AvatarStore,
  createAvatar,
  nextAvatarState,
  type ReadyPicture,
} from './avatarStore.ts';

const BEFORE = '/uploads/avatars/before.png';
const AFTER = '/uploads/avatars/after.png';
const own = (avatar_url: string): Profile => ({ ...profileOf('はな'), avatar_url });

let session: Session;
let end: () => void;
/** URL of the picture that the server has. */
let stored: string;
const onPicture = vi.fn<(pictureUrl: string) => void>();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'debug').mockReturnValue();
  stubWindow();
  snackbars.clear();
  onPicture.mockClear();
  FakeXhr.all = [];
  stored = BEFORE;
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.stubGlobal('fetch', async () => Response.json(own(stored)));
  const test = startTestSession();
  ({ session } = test);
  end = () => test.client.clear();
  test.client.setQueryData(getGetMyProfileQueryKey(), own(BEFORE));
  avatar = createAvatar({ client: test.client, onPicture, decode });
});
afterEach(() => {
  snackbars.clear();
  end();
});

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

/** Takes every file as it is, as where this browser cannot crop. */
const decode = async (file: File) => ({ fault: null, picture: null, file, isSmall: false }) as const;

let avatar: AvatarStore;
const state = () => avatar.store.getState();

async function choose(file: File) {
  avatar.choose(file);
  await waitFor(() => expect(state()).toMatchObject({ step: 'ready', kept: { file } }));
}

async function upload() {
  await choose(picture('a.png'));
  const outcome = avatar.send();
  await waitFor(() => expect(FakeXhr.all).toHaveLength(1));
  const [call] = FakeXhr.all as [FakeXhr];
  return { outcome, call };
}

/** Returns text and topic of the latest snackbar. */
const said = () => {
  const { current } = snackbars.store.getState();
  return current && { text: current.text, topic: current.topic };
};

describe('B13: an upload whose outcome is unknown', () => {
  test.each([
    ['fails without an answer', ({ call }: Awaited<ReturnType<typeof upload>>) => call.end('error')],
    ['is cancelled too late', () => avatar.abort()],
  ])('that %s succeeds if the server has stored it', async (_, finish) => {
    const running = await upload();
    stored = AFTER;
    finish(running);
    expect(await running.outcome).toBe(true);
    expect(onPicture).toHaveBeenCalledExactlyOnceWith('');
    expect(queryClientOf(session).getQueryData<Profile>(getGetMyProfileQueryKey())?.avatar_url).toBe(AFTER);
    expect(state()).toEqual({ step: 'idle', kept: null });
    expect(said()).toEqual({ text: 'プロフィール画像を更新しました', topic: 'avatar' });
  });

  test('that the server has not stored has failed', async () => {
    const { outcome, call } = await upload();
    call.end('error');
    expect(await outcome).toBe(false);
    expect(onPicture).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ step: 'failed', kept: { isWhole: true }, problem: expect.any(String) });
    expect(said()).toBeNull();
  });
});

test('P14: another picture is sent while the profile is still being read after the first', async () => {
  await renderHook(() => useGetMyProfile(), undefined, inSession(session));
  const { outcome, call } = await act(upload);
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    await isAnswered;
    return Response.json(own(AFTER));
  });
  await act(async () => {
    call.end('load');
    await waitFor(() => expect(said()).not.toBeNull());
    await choose(picture('b.png'));
    const second = avatar.send();
    await waitFor(() => expect(FakeXhr.all).toHaveLength(2));
    FakeXhr.all[1]?.end('load');
    answer();
    expect([await outcome, await second]).toEqual([true, true]);
  });
});

test('C5: a logout during an upload aborts it, without a message or another call', async () => {
  const fetched = vi.fn<() => Promise<Response>>();
  const { call } = await upload();
  vi.stubGlobal('fetch', fetched);
  const aborted = vi.fn<() => void>();
  call.addEventListener('abort', aborted);
  await act(async () => session.end('logout'));
  expect([aborted, onPicture, fetched].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  expect(said()).toBeNull();
});

test('a deletion is asked for, sent once, and asked for again after a failure', async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const fetched = vi.fn<() => Promise<Response>>(async () => {
    await isAnswered;
    return Response.json({ detail: 'failed' }, { status: 422 });
  });
  vi.stubGlobal('fetch', fetched);
  await avatar.remove();
  expect(fetched).not.toHaveBeenCalled();
  avatar.ask();
  const removals = [avatar.remove(), avatar.remove()];
  expect(state().step).toBe('removing');
  answer();
  await Promise.all(removals);
  expect(fetched).toHaveBeenCalledOnce();
  expect(state()).toEqual({ step: 'confirming', kept: null, problem: '削除に失敗しました' });
});

describe('the states', () => {
  const bitmap = { close: () => undefined } as ImageBitmap;
  const kept: ReadyPicture = { file: picture('kept.png'), isSmall: false, isWhole: false };
  const other: ReadyPicture = { ...kept, file: picture('other.png') };
  const idle: AvatarState = { step: 'idle', kept: null };
  const ready: AvatarState = { step: 'ready', kept };
  const cropping: AvatarState = { step: 'cropping', kept, bitmap, isSmall: true };
  const uploading: AvatarState = { step: 'uploading', kept, share: null };
  const failed: AvatarState = { step: 'failed', kept, problem: 'x' };
  const confirming: AvatarState = { step: 'confirming', kept: null, problem: null };
  const removing: AvatarState = { step: 'removing', kept: null };
  const steps: [string, AvatarState, AvatarEvent, AvatarState][] = [
    ['a choice keeps the picture that is ready', ready, { type: 'choose' }, { step: 'decoding', kept }],
    ['no file is taken while a picture is being sent', uploading, { type: 'choose' }, uploading],
    ['no file is taken while the user is asked', confirming, { type: 'choose' }, confirming],
    ['a picture is cropped', { step: 'decoding', kept }, { type: 'decoded', bitmap, isSmall: true }, cropping],
    ['and replaces the one before', cropping, { type: 'cropped', picture: other }, { step: 'ready', kept: other }],
    ['the one before returns when it is not cropped', cropping, { type: 'cancelCrop' }, ready],
    ['and none without one', { ...cropping, kept: null }, { type: 'cancelCrop' }, idle],
    ['a refused file keeps it too', { step: 'decoding', kept }, { type: 'fail', problem: 'x' }, failed],
    ['a failed upload keeps the picture', uploading, { type: 'fail', problem: 'x' }, failed],
    ['an aborted upload as well', uploading, { type: 'stop' }, ready],
    ['the problem outlives the picture', failed, { type: 'discard' }, { ...failed, kept: null }],
    ['the next attempt forgets the problem', failed, { type: 'send', picture: kept }, uploading],
    ['a picture that has arrived is no choice any more', ready, { type: 'uploaded' }, idle],
    ['nor does it end a deletion', removing, { type: 'uploaded' }, removing],
    ['a picture that waits is not deleted', ready, { type: 'ask' }, ready],
    ['only a question is confirmed', idle, { type: 'remove' }, idle],
    ['a deletion is not taken back', removing, { type: 'cancelRemoval' }, removing],
    ['nothing is sent meanwhile', removing, { type: 'send', picture: kept }, removing],
  ];
  test.each(steps)('%s', (_, state, event, next) => expect(nextAvatarState(state, event)).toEqual(next));
});
