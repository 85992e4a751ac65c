import { Button } from '../../../../ui/Button/Button.tsx';
import { SendingProgress } from '../../../../ui/Progress/SendingProgress.tsx';
import { videos as copy } from '../../copy.ts';
import { UploadActions, useFocusWhenLost } from '../../upload/UploadActions.tsx';
import type { useVideoUpload } from './useVideoUpload.ts';

interface VideoUploadActionsProps {
  file: File;
  video: ReturnType<typeof useVideoUpload>;
}

/** Renders the controls for uploading the chosen video. */
export function VideoUploadActions({ file, video: { upload, abort, send, discard } }: VideoUploadActionsProps) {
  const button = useFocusWhenLost<HTMLButtonElement>(String(upload.isRunning));
  const share = upload.isRunning ? upload.share : null;
  return (
    <UploadActions
      ref={button}
      isPrimary
      isRunning={upload.isRunning}
      words={{ ...copy, uploading: copy.uploading(null) }}
      onSend={() => send(file)}
      onDiscard={discard}
    >
      <SendingProgress
        share={share}
        label={copy.uploading(share === null ? null : Math.floor(share * 100))}
        name={copy.uploading(null)}
        isProcessing={share === 1}
      />
      <Button onClick={abort}>{copy.abort}</Button>
    </UploadActions>
  );
}
