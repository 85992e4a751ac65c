import { useEffect, useRef, useState } from 'react';

/** How an upload goes: not at all, or so far; null as long as nobody reports it (decision K7). */
export type Upload = { isRunning: false } | { isRunning: true; share: number | null };

interface Transport {
  signal: AbortSignal;
  onUploadProgress: (share: number) => void;
}

export type UploadEnd<Result> =
  | { kind: 'done'; result: Result }
  | { kind: 'failed'; error: unknown }
  | { kind: 'aborted' };

/**
 * One upload at a time, to be called off by the person or by leaving. Not a mutation of the query cache: that would
 * hold on to the file for minutes after it is sent.
 */
export function useUpload() {
  const [upload, setUpload] = useState<Upload>({ isRunning: false });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async <Result>(send: (transport: Transport) => Promise<Result>): Promise<UploadEnd<Result>> => {
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
      return controller.signal.aborted ? { kind: 'aborted' } : { kind: 'failed', error };
    } finally {
      running.current = null;
      setUpload({ isRunning: false });
    }
  };
  return { upload, start, abort: () => running.current?.abort() };
}
