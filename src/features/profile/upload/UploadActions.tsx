import type { ReactNode, Ref } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import * as css from './upload.css.ts';
import type { Upload } from './useUpload.ts';

interface UploadActionsProps {
  upload: Upload;
  words: { upload: string; uploading: string; discard: string };
  isPrimary?: boolean;
  ref: Ref<HTMLButtonElement>;
  onSend: () => void;
  onDiscard: () => void;
  /** The progress and the button to abort; shown while the upload is running. */
  children: ReactNode;
}

/**
 * Renders the buttons to start an upload and to remove the file, and below them the progress. The row for the progress
 * is always rendered, so that no other button moves under a finger that has just pressed one.
 */
export function UploadActions({ upload, words, isPrimary, ref, onSend, onDiscard, children }: UploadActionsProps) {
  return (
    <>
      <Cluster gap="compact">
        <Button
          ref={ref}
          variant={isPrimary ? 'primary' : 'plain'}
          loading={upload.isRunning}
          loadingLabel={words.uploading}
          onClick={onSend}
        >
          {words.upload}
        </Button>
        <Button disabled={upload.isRunning} onClick={onDiscard}>
          {words.discard}
        </Button>
      </Cluster>
      <div className={css.progress}>{upload.isRunning && children}</div>
    </>
  );
}
