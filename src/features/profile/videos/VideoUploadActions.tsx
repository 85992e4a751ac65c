import { Button } from '../../../ui/Button/Button.tsx';
import { ProgressBar } from '../../../ui/Progress/ProgressBar.tsx';
import { videos as copy } from '../copy.ts';
import { useFocusWhenLost } from '../upload/useFocusWhenLost.ts';
import type { useVideoUpload } from './useVideoUpload.ts';
import * as css from './VideoUploader.css.ts';

interface VideoUploadActionsProps {
  file: File;
  video: ReturnType<typeof useVideoUpload>;
}

/** How far the upload is, or the buttons to start it and to take the file back. */
export function VideoUploadActions({ file, video: { upload, abort, send, discard } }: VideoUploadActionsProps) {
  const button = useFocusWhenLost<HTMLButtonElement>(String(upload.isRunning));
  if (!upload.isRunning) {
    return (
      <div className={css.actions}>
        <Button ref={button} variant="primary" onClick={() => send(file)}>
          {copy.upload}
        </Button>
        <Button onClick={discard}>{copy.discard}</Button>
      </div>
    );
  }
  const percent = upload.share === null ? null : Math.floor(upload.share * 100);
  return (
    <div className={css.progress}>
      <p className={css.percent}>{copy.uploading(percent)}</p>
      <ProgressBar value={upload.share} label={copy.uploading(null)} />
      <Button ref={button} onClick={abort}>
        {copy.abort}
      </Button>
    </div>
  );
}
