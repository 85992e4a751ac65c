import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { useRedirectAfterSave } from './form/unsavedWork.ts';
import { useUpload } from './upload/useUpload.ts';

describe('after a save', () => {
  const leave = vi.fn<() => void>();
  beforeEach(() => {
    leave.mockReset();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());
  const editor = () => renderHook((isUnfinished: boolean) => useRedirectAfterSave(isUnfinished, leave), false);

  test('the screen is left a second later, once', async () => {
    const hook = await editor();
    vi.advanceTimersByTime(10_000);
    expect(leave).not.toHaveBeenCalled();
    await act(async () => hook.current()());
    vi.advanceTimersByTime(999);
    expect(leave).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await hook.rerender(false);
    vi.advanceTimersByTime(10_000);
    expect(leave).toHaveBeenCalledOnce();
  });

  test('typing keeps the screen open until the next save', async () => {
    const hook = await editor();
    await act(async () => hook.current()());
    vi.advanceTimersByTime(500);
    await hook.rerender(true);
    await hook.rerender(false);
    vi.advanceTimersByTime(10_000);
    expect(leave).not.toHaveBeenCalled();
    await act(async () => hook.current()());
    vi.advanceTimersByTime(1_000);
    expect(leave).toHaveBeenCalledOnce();
  });

  test('leaving the screen oneself prevents the navigation', async () => {
    const hook = await editor();
    await act(async () => hook.current()());
    await hook.unmount();
    vi.advanceTimersByTime(10_000);
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('an upload', () => {
  type Send = Parameters<ReturnType<typeof useUpload>['start']>[0];
  type Transport = Parameters<Send>[0];

  /** Starts an upload that the test completes. */
  function sending() {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let transport: Transport | null = null;
    const send = (given: Transport) => {
      transport = given;
      given.signal.addEventListener('abort', () => reject(given.signal.reason as Error));
      return promise;
    };
    return { send, end: () => ({ resolve, reject }), transport: () => transport as Transport };
  }

  test('reports its progress and its outcome', async () => {
    const hook = await renderHook(useUpload, undefined);
    expect(hook.current().upload).toEqual({ isRunning: false });
    const upload = sending();
    let end: unknown;
    await act(
      async () =>
        void hook
          .current()
          .start(upload.send)
          .then((result) => (end = result)),
    );
    expect(hook.current().upload).toEqual({ isRunning: true, share: null });
    await act(async () => upload.transport().onUploadProgress(0.5));
    expect(hook.current().upload).toEqual({ isRunning: true, share: 0.5 });
    await act(async () => upload.end().resolve('made'));
    expect(end).toEqual({ kind: 'done', result: 'made' });
    expect(hook.current().upload).toEqual({ isRunning: false });
    expect(upload.transport().signal.aborted).toBe(false);
  });

  test('distinguishes a failure from an abort by the person and from leaving the screen', async () => {
    const hook = await renderHook(useUpload, undefined);
    hook.current().abort();
    const ends: unknown[] = [];
    const begin = async () => {
      const upload = sending();
      await act(
        async () =>
          void hook
            .current()
            .start(upload.send)
            .then((end) => ends.push(end)),
      );
      return upload;
    };
    const error = new Error('413');
    const first = await begin();
    await act(async () => first.end().reject(error));
    expect(ends).toEqual([{ kind: 'failed', error }]);

    const second = await begin();
    await act(async () => hook.current().abort());
    expect(second.transport().signal.aborted).toBe(true);
    expect([ends.at(-1), hook.current().upload]).toMatchObject([{ kind: 'aborted' }, { isRunning: false }]);

    const third = await begin();
    await begin();
    expect(ends.at(-1)).toEqual({ kind: 'busy' });
    await hook.unmount();
    expect([third.transport().signal.aborted, ends.length]).toEqual([true, 4]);
    expect(ends.at(-1)).toEqual({ kind: 'left' });
  });
});
