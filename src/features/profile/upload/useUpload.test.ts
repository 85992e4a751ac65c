import { describe, expect, test } from 'vitest';
import { act, renderHook } from '../../../../tests/support/renderHook.ts';
import { useUpload } from './useUpload.ts';

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

  test('reports its progress, which is unknown at first (K7), and its outcome', async () => {
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
