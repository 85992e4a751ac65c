import { useRef } from 'react';
import { useStore } from 'zustand';
import { toMessage } from '../../../api/errors.ts';
import { useSessionPart } from '../../../session/SessionScope.tsx';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { common } from '../../../ui/copy.ts';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ProgressBar } from '../../../ui/Progress/ProgressBar.tsx';
import { dataSteps, type DataProgress } from './collectData.ts';
import { ownData as copy } from './copy.ts';
import { createDataDownload } from './dataDownload.ts';
import * as css from './DataDownload.css.ts';

/** Creates one file of the user's own data (rule V4). */
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
      <div className={css.line}>
        <span role="status">{copy.readingStep(step)}</span>
        <span>{copy.amount(done, total)}</span>
      </div>
      <ProgressBar value={(dataSteps.indexOf(step) + share) / dataSteps.length} label={copy.progress} />
      <p className={css.help}>{copy.goesOn}</p>
    </div>
  );
}
