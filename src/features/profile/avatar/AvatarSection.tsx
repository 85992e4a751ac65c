import { useState } from 'react';
import { toMessage } from '../../../api/errors.ts';
import { lazyComponent } from '../../../lib/react/lazyComponent.ts';
import { useFocusFallback } from '../../../lib/browser/focus/useFocusFallback.ts';
import { useObjectUrl } from '../../../lib/browser/useObjectUrl.ts';
import { useTask } from '../../../lib/react/useTask.ts';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import type { PersonPictureData } from '../../../ui/Avatar/PersonPicture.tsx';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ConfirmDialog, preloadConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { FilePicker } from '../../../ui/FilePicker/FilePicker.tsx';
import { LazyDialog } from '../../../ui/Lazy/LazyDialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { avatar as copy } from '../copy.ts';
import { FocusTarget } from '../form/FocusTarget.tsx';
import { useReportUnsavedWork } from '../form/unsavedWork.ts';
import { useFocusWhenLost } from '../upload/useFocusWhenLost.ts';
import { AvatarUpload } from './AvatarUpload.tsx';
import { readyPicture, useAvatar } from './useAvatar.ts';
import { usePastedFile } from './usePastedFile.ts';
import * as uploads from '../upload/upload.css.ts';
import * as css from './AvatarSection.css.ts';

const CropDialog = lazyComponent(async () => (await import('./CropDialog.tsx')).CropDialog);

interface AvatarSectionProps {
  /** The person with their current picture. */
  person: PersonPictureData;
  /** Whether the section is visible, so that pasted pictures are meant for it. */
  isShown: boolean;
  /** Called with the URL of a picture that the next save has to set, empty when there is none any more. */
  onPicture: (pictureUrl: string) => void;
}

/** Shows the profile picture and lets the user replace or delete it. */
export function AvatarSection({ person, isShown, onPicture }: AvatarSectionProps) {
  const avatar = useAvatar(onPicture);
  const { choice, upload, error } = avatar;
  const [isAsking, setAsking] = useState(false);
  const [deletion, startDeletion] = useTask(async () => {
    await avatar.remove();
    setAsking(false);
  });
  const ready = readyPicture(choice);
  const preview = useObjectUrl(ready?.file ?? null);
  useReportUnsavedWork(choice.step !== 'none', ready === null ? undefined : () => avatar.send(ready.file, true));
  const picker = useFocusWhenLost<HTMLButtonElement>(`${choice.step} ${upload.isRunning}`);
  useFocusFallback(isAsking);
  usePastedFile(isShown && !upload.isRunning && choice.step !== 'crop', avatar.choose);

  const hasPicture = person.picture !== null;
  const label = ready !== null ? copy.chooseAgain : hasPicture ? copy.change : copy.choose;
  return (
    <FocusTarget name="avatar">
      <section className={css.root} aria-label={copy.title}>
        <figure className={css.figure}>
          <Avatar person={preview === null ? person : { ...person, picture: preview }} size="huge" />
          {preview !== null && <figcaption className={css.caption}>{copy.preview}</figcaption>}
        </figure>
        <Stack gap="compact" onPointerEnter={() => CropDialog.preload()} onFocus={() => CropDialog.preload()}>
          <h2 className={css.title}>{copy.title}</h2>
          {error !== null && <Banner kind="error">{error}</Banner>}
          {choice.step === 'ready' && <AvatarUpload choice={choice} avatar={avatar} />}
          {!upload.isRunning && (
            <FilePicker
              ref={picker}
              accept="image/*"
              label={label}
              dropLabel={copy.drop}
              hint={copy.hint}
              onFile={avatar.choose}
            />
          )}
          {hasPicture && choice.step === 'none' && (
            <div className={css.remove}>
              <Button size="compact" onIntent={preloadConfirmDialog} onClick={() => setAsking(true)}>
                {copy.delete}
              </Button>
            </div>
          )}
          <p role="status" className={uploads.status}>
            {choice.step === 'reading' && copy.reading}
          </p>
        </Stack>
        {choice.step === 'crop' && (
          <LazyDialog open onFailed={avatar.cancelCrop}>
            <CropDialog
              picture={choice.picture}
              isSmall={choice.isSmall}
              onApply={(file) => avatar.apply(file, choice.isSmall)}
              onCancel={avatar.cancelCrop}
              onFail={avatar.failToCut}
            />
          </LazyDialog>
        )}
        <ConfirmDialog
          open={isAsking}
          title={copy.deleteTitle}
          body={copy.deleteBody}
          confirmLabel={copy.deleteConfirm}
          pendingLabel={copy.deleting}
          pending={deletion.status === 'running'}
          error={deletion.status === 'failed' ? toMessage(deletion.error, copy.deleteFailed) : null}
          danger
          onConfirm={startDeletion}
          onCancel={() => setAsking(false)}
        />
      </section>
    </FocusTarget>
  );
}
