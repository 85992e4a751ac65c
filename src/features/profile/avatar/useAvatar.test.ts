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
import { useAvatar } from './useAvatar.ts';

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
});
afterEach(() => {
  snackbars.clear();
  end();
});

const usePicture = () => useAvatar(onPicture);

/** Uses the hook as the editor does, which shows the profile. */
function usePictureOfEditor() {
  useGetMyProfile();
  return useAvatar(onPicture);
}

async function upload(use = usePicture) {
  const hook = await renderHook(use, undefined, inSession(session));
  let outcome: Promise<boolean> = Promise.resolve(false);
  await act(async () => {
    outcome = hook.current().send(new File(['picture'], 'a.png', { type: 'image/png' }));
  });
  await waitFor(() => expect(FakeXhr.all).toHaveLength(1));
  const [call] = FakeXhr.all as [FakeXhr];
  return { hook, outcome, call };
}

/** Returns text and topic of the latest snackbar. */
const said = () => {
  const { current } = snackbars.store.getState();
  return current && { text: current.text, topic: current.topic };
};

describe('B13: an upload whose outcome is unknown', () => {
  test.each([
    ['fails without an answer', async ({ call }: Awaited<ReturnType<typeof upload>>) => call.end('error')],
    ['is cancelled too late', async ({ hook }: Awaited<ReturnType<typeof upload>>) => hook.current().abort()],
  ])('that %s succeeds if the server has stored it', async (_, finish) => {
    const running = await upload();
    stored = AFTER;
    await act(async () => {
      await finish(running);
      expect(await running.outcome).toBe(true);
    });
    expect(onPicture).toHaveBeenCalledExactlyOnceWith('');
    expect(queryClientOf(session).getQueryData<Profile>(getGetMyProfileQueryKey())?.avatar_url).toBe(AFTER);
    expect(running.hook.current().error).toBeNull();
    expect(said()).toEqual({ text: 'プロフィール画像を更新しました', topic: 'avatar' });
  });

  test('that the server has not stored has failed', async () => {
    const { hook, outcome, call } = await upload();
    await act(async () => {
      call.end('error');
      expect(await outcome).toBe(false);
    });
    expect(onPicture).not.toHaveBeenCalled();
    expect(hook.current().error).not.toBeNull();
    expect(said()).toBeNull();
  });
});

test('P14: another picture is sent while the profile is still being read after the first', async () => {
  const { hook, outcome, call } = await upload(usePictureOfEditor);
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    await isAnswered;
    return Response.json(own(AFTER));
  });
  await act(async () => {
    call.end('load');
    await waitFor(() => expect(said()).not.toBeNull());
    const second = hook.current().send(new File(['another'], 'b.png', { type: 'image/png' }));
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
