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
  /** How far it is, and the way to stop it; shown while it is on its way. */
  children: ReactNode;
}

/**
 * The buttons to start an upload and to take the file back, and below them how far it is. The row for that is always
 * there, so that no button comes under a finger that has just pressed another one.
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
