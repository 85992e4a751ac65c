import { useEffect, useState } from 'react';

/** State of an upload; `share` is from 0 to 1, null while no progress is reported. */
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
 * Creates what runs one upload at a time; the user or an unmount aborts it. It is no TanStack mutation, because the
 * mutation cache would retain the file for minutes.
 */
export function createUpload(onChange: (upload: Upload) => void) {
  let running: AbortController | null = null;
  let isGone = false;
  return {
    async start<Result>(send: (transport: Transport) => Promise<Result>): Promise<UploadEnd<Result>> {
      if (running !== null) return { kind: 'busy' };
      const controller = new AbortController();
      running = controller;
      onChange({ isRunning: true, share: null });
      try {
        const result = await send({
          signal: controller.signal,
          onUploadProgress: (share) => onChange({ isRunning: true, share }),
        });
        return { kind: 'done', result };
      } catch (error) {
        if (isGone) return { kind: 'left' };
        return { kind: controller.signal.aborted ? 'aborted' : 'failed', error };
      } finally {
        running = null;
        onChange({ isRunning: false });
      }
    },
    abort: () => running?.abort(),
    /**
     * Registers the mounted view.
     * @returns a function that unregisters it, which aborts the upload
     */
    show() {
      isGone = false;
      return () => {
        isGone = true;
        running?.abort();
      };
    },
  };
}

/** Runs the uploads of a component. */
export function useUpload() {
  const [upload, setUpload] = useState<Upload>({ isRunning: false });
  const [{ start, abort, show }] = useState(() => createUpload(setUpload));
  useEffect(() => show(), [show]);
  return { upload, start, abort };
}
