import { useEffect, useRef, useState } from 'react';

/** State of an upload; `share` is from 0 to 1, null while no progress is reported (rule K7). */
export type Upload = { isRunning: false } | { isRunning: true; share: number | null };

export interface Transport {
  signal: AbortSignal;
  onUploadProgress: (share: number) => void;
}

/**
 * The outcome of an upload.
 * - `aborted`: the user has aborted it; it is unknown whether the server has the file.
 * - `left`: the screen was unmounted.
 * - `busy`: another upload is running, and this one was not started.
 */
export type UploadEnd<Result> =
  | { kind: 'done'; result: Result }
  | { kind: 'failed'; error: unknown }
  | { kind: 'aborted'; error: unknown }
  | { kind: 'left' }
  | { kind: 'busy' };

/**
 * Runs one upload at a time; the user or an unmount aborts it. It is no TanStack mutation, because the mutation cache
 * would retain the file for minutes.
 */
export function useUpload() {
  const [upload, setUpload] = useState<Upload>({ isRunning: false });
  const running = useRef<AbortController | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.abort();
    };
  }, []);

  const start = async <Result>(send: (transport: Transport) => Promise<Result>): Promise<UploadEnd<Result>> => {
    if (running.current !== null) return { kind: 'busy' };
    const controller = new AbortController();
    running.current = controller;
    setUpload({ isRunning: true, share: null });
    try {
      const result = await send({
        signal: controller.signal,
        onUploadProgress: (share) => setUpload({ isRunning: true, share }),
      });
      return { kind: 'done', result };
    } catch (error) {
      if (isGone.current) return { kind: 'left' };
      return { kind: controller.signal.aborted ? 'aborted' : 'failed', error };
    } finally {
      running.current = null;
      setUpload({ isRunning: false });
    }
  };
  return { upload, start, abort: () => running.current?.abort() };
}
