import { useRef } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { toMessage } from '../../../api/errors.ts';
import { useSessionPart } from '../../../session/SessionScope.tsx';
import type { Session } from '../../../session/session.ts';
import { now } from '../../../lib/time/clock.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ProgressBar } from '../../../ui/Progress/ProgressBar.tsx';
import { common } from '../../../ui/copy.ts';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { dataSteps, type DataProgress, createDataCollector, dataFile } from './collectData.ts';
import { ownData as copy } from './copy.ts';
import * as css from '../MyData.css.ts';

/** Creates one file of the user's own data. */
export function DataDownload() {
  const { state, start, stop } = useSessionPart(createDataDownload);
  const current = useStore(state);
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = current.step === 'running';
  return (
    <Stack gap="small">
      <p className={css.help}>{copy.help}</p>
      {isRunning && <Reading progress={current.progress} />}
      {current.step === 'failed' && (
        <Banner kind="error">{`${toMessage(current.error, copy.failed)}\n${copy.remains}`}</Banner>
      )}
      {current.step === 'done' && (
        <Banner kind="ok">
          <span>{copy.done(current.name, Math.ceil(current.size / 1_024))}</span>
          <br />
          <a className={css.file} href={current.url} download={current.name}>
            {copy.again}
          </a>
        </Banner>
      )}
      <Cluster gap="small">
        <Button ref={button} loading={isRunning} loadingLabel={copy.reading} onClick={start}>
          {copy.download}
        </Button>
        {isRunning && (
          <Button
            onClick={() => {
              // The focused button is about to disappear.
              button.current?.focus();
              stop();
            }}
          >
            {common.cancel}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

/** Renders what is being fetched and how much of it. Only the steps are announced, not each item. */
function Reading({ progress }: { progress: DataProgress | null }) {
  const { step = 'profile', done = 0, total = null } = progress ?? {};
  const share = total === null || total === 0 ? 0 : done / total;
  return (
    <div>
      <div className={css.progressLine}>
        <span role="status">{copy.readingStep(step)}</span>
        <span>{copy.amount(done, total)}</span>
      </div>
      <ProgressBar value={(dataSteps.indexOf(step) + share) / dataSteps.length} label={copy.progress} />
      <p className={css.help}>{copy.goesOn}</p>
    </div>
  );
}

type DataDownloadState =
  | { step: 'idle' }
  | { step: 'running'; progress: DataProgress | null }
  | { step: 'failed'; error: unknown }
  /** `url` is the object URL of the file, `size` its size in bytes. */
  | { step: 'done'; name: string; url: string; size: number };

/**
 * The download of the user's own data. It continues while its dialog is closed, and ends with the session.
 */
interface DataDownloadStore {
  state: StoreApi<DataDownloadState>;
  /** Starts a download. Does nothing while one is running. */
  start: () => void;
  /** Stops the download. The next start uses what was fetched. */
  stop: () => void;
}

function createDataDownload(session: Session): DataDownloadStore {
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
