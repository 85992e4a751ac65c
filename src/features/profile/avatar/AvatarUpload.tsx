import { useEffect } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { ProgressBar } from '../../../ui/Progress/ProgressBar.tsx';
import { common } from '../../../ui/copy.ts';
import { avatar as copy } from '../copy.ts';
import { useFocusWhenLost } from '../upload/useFocusWhenLost.ts';
import type { Choice, useAvatar } from './useAvatar.ts';
import * as css from './AvatarSection.css.ts';

interface AvatarUploadProps {
  choice: Extract<Choice, { step: 'ready' }>;
  avatar: ReturnType<typeof useAvatar>;
}

/** What was cut out and can be sent: how far it is, or the button. */
export function AvatarUpload({ choice: { file, isSmall }, avatar: { upload, send, abort, drop } }: AvatarUploadProps) {
  const button = useFocusWhenLost<HTMLButtonElement>(String(upload.isRunning));
  // A picture that was pasted may have been so from further down.
  useEffect(() => {
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [button]);
  if (upload.isRunning) {
    return (
      <div className={css.progress}>
        <p className={css.note}>{copy.uploading}</p>
        <ProgressBar value={upload.share} label={copy.uploading} />
        <Button ref={button} size="compact" onClick={abort}>
          {copy.abort}
        </Button>
      </div>
    );
  }
  return (
    <>
      {isSmall && <p className={css.warning}>{copy.small}</p>}
      <div className={css.actions}>
        <Button ref={button} variant="primary" onClick={() => send(file)}>
          {copy.upload}
        </Button>
        <Button onClick={drop}>{common.cancel}</Button>
      </div>
    </>
  );
}
