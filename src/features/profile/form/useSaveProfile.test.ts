import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../../tests/support/fakeWindow.ts';
import { act, renderHook, until } from '../../../../tests/support/renderHook.ts';
import { inSession, startTestSession } from '../../../../tests/support/testSession.tsx';
import { profileOf } from '../../../likes/likeFixtures.ts';
import type { Session } from '../../../session/session.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { valuesOf } from './profileValues.ts';
import { useSaveProfile } from './useSaveProfile.ts';

const own = profileOf('はな');

let session: Session;
let end: () => void;
let status: number;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  stubWindow();
  snackbars.clear();
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit) =>
    method === 'GET' || status === 200 ? Response.json(own) : Response.json({ detail: 'failed' }, { status }),
  );
  const test = startTestSession();
  ({ session } = test);
  end = () => test.client.clear();
});
afterEach(() => {
  snackbars.clear();
  end();
});

test('a successful save replaces the message about a failed one', async () => {
  const [onSaved, onFailed] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const nothing = () => undefined;
  const callbacks = { onRead: nothing, onConflict: nothing, onSaved, onRejected: nothing, onFailed };
  const hook = await renderHook(() => useSaveProfile({ tagGroups: null, ...callbacks }), undefined, inSession(session));
  const base = valuesOf(own);
  const save = () => act(async () => hook.current().save({ base, mine: { ...base, bio: 'こんにちは' } }));
  status = 500;
  await save();
  await until(() => onFailed.mock.calls.length === 1);
  expect(snackbars.store.getState().current?.text).toBe('プロフィールの更新に失敗しました');
  status = 200;
  await save();
  await until(() => onSaved.mock.calls.length === 1);
  expect(snackbars.store.getState().current).toMatchObject({ kind: 'ok' });
  snackbars.dismiss();
  expect(snackbars.store.getState().current).toBeNull();
});
