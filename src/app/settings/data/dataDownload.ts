import { createStore, type StoreApi } from 'zustand/vanilla';
import { now } from '../../../lib/time/clock.ts';
import type { Session } from '../../../session/session.ts';
import { createDataCollector, type DataProgress } from './collectData.ts';
import { dataFile } from './dataFile.ts';

export type DataDownloadState =
  | { step: 'idle' }
  | { step: 'running'; progress: DataProgress | null }
  | { step: 'failed'; error: unknown }
  /** `url` is the object URL of the file, `size` its size in bytes. */
  | { step: 'done'; name: string; url: string; size: number };

/**
 * The download of the user's own data. It continues while its dialog is closed, and ends with the session (rule V4).
 */
export interface DataDownload {
  state: StoreApi<DataDownloadState>;
  /** Starts a download. Does nothing while one is running. */
  start: () => void;
  /** Stops the download. The next start uses what was fetched. */
  stop: () => void;
}

export function createDataDownload(session: Session): DataDownload {
  const collect = createDataCollector();
  const state = createStore<DataDownloadState>(() => ({ step: 'idle' }));
  let stopping: AbortController | null = null;

  const set = (next: DataDownloadState) => {
    const before = state.getState();
    if (before.step === 'done') URL.revokeObjectURL(before.url);
    state.setState(next, true);
  };
  const stop = () => {
    stopping?.abort();
    stopping = null;
    set({ step: 'idle' });
  };
  async function run({ signal }: AbortController): Promise<void> {
    set({ step: 'running', progress: null });
    try {
      const parts = await collect((progress) => {
        if (!signal.aborted) set({ step: 'running', progress });
      }, signal);
      if (signal.aborted) return;
      const { name, content } = dataFile(parts, now());
      const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
      const url = URL.createObjectURL(file);
      set({ step: 'done', name, url, size: file.size });
      save(name, url);
    } catch (error) {
      if (!signal.aborted) set({ step: 'failed', error });
    } finally {
      if (stopping?.signal === signal) stopping = null;
    }
  }
  session.onEnd(stop);
  return {
    state,
    start() {
      if (stopping !== null || session.signal.aborted) return;
      stopping = new AbortController();
      void run(stopping);
    },
    stop,
  };
}

/** Lets the browser save the file. */
function save(name: string, url: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = url;
  link.click();
}
