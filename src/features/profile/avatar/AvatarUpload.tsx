import { useEffect } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { SendingProgress } from '../../../ui/Progress/SendingProgress.tsx';
import { avatar as copy } from '../copy.ts';
import { UploadActions } from '../upload/UploadActions.tsx';
import { useFocusWhenLost } from '../upload/useFocusWhenLost.ts';
import type { ReadyPicture, useAvatar } from './useAvatar.ts';
import * as css from './AvatarSection.css.ts';

interface AvatarUploadProps {
  choice: ReadyPicture;
  avatar: ReturnType<typeof useAvatar>;
}

/**
 * Renders the controls to upload or discard the cropped picture. The final pair of buttons of the screen is in the save
 * bar: its main button uploads the picture too, and there is one キャンセル (rule P9a).
 */
export function AvatarUpload({
  choice: { file, isSmall, isWhole },
  avatar: { upload, send, abort, discard },
}: AvatarUploadProps) {
  const button = useFocusWhenLost<HTMLButtonElement>(String(upload.isRunning));
  // A picture may be pasted while the section is outside the viewport.
  useEffect(() => {
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [button]);
  const share = upload.isRunning ? upload.share : null;
  return (
    <>
      {isWhole && <p className={css.warning}>{copy.whole}</p>}
      {isSmall && <p className={css.warning}>{copy.small}</p>}
      <UploadActions ref={button} upload={upload} words={copy} onSend={() => void send(file)} onDiscard={discard}>
        <SendingProgress share={share} label={copy.uploading} isProcessing={share === 1} />
        <Button size="compact" onClick={abort}>
          {copy.abort}
        </Button>
      </UploadActions>
    </>
  );
}
