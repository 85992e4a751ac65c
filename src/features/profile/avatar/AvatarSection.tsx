import { useState } from 'react';
import { toMessage } from '../../../api/errors.ts';
import { lazyComponent } from '../../../lib/lazyComponent.ts';
import { useFocusFallback } from '../../../lib/useFocusFallback.ts';
import { useObjectUrl } from '../../../lib/useObjectUrl.ts';
import { useTask } from '../../../lib/useTask.ts';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import type { PortraitPerson } from '../../../ui/Avatar/Portrait.tsx';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ConfirmDialog, preloadConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { FilePicker } from '../../../ui/FilePicker/FilePicker.tsx';
import { LateDialog } from '../../../ui/Late/LateDialog.tsx';
import { avatar as copy } from '../copy.ts';
import { FieldAnchor } from '../editor/FieldAnchor.tsx';
import { useUnfinishedWork } from '../editor/unfinishedWork.ts';
import { useFocusWhenLost } from '../upload/useFocusWhenLost.ts';
import { AvatarUpload } from './AvatarUpload.tsx';
import { useAvatar } from './useAvatar.ts';
import { usePastedFile } from './usePastedFile.ts';
import * as css from './AvatarSection.css.ts';

const CropDialog = lazyComponent(async () => (await import('./CropDialog.tsx')).CropDialog);

interface AvatarSectionProps {
  /** The person with the picture that is theirs now. */
  person: PortraitPerson;
  /** The section is on the screen: what is pasted is meant for it. */
  isShown: boolean;
  /** There is a new picture, or none any more; not in use means that the next save has to name it. */
  onPicture: (url: string | null, isInUse: boolean) => void;
}

/** The profile picture. */
export function AvatarSection({ person, isShown, onPicture }: AvatarSectionProps) {
  const avatar = useAvatar(onPicture);
  const { choice, upload, error } = avatar;
  const [isAsking, setAsking] = useState(false);
  const [deletion, startDeletion] = useTask(async () => {
    await avatar.remove();
    setAsking(false);
  });
  const preview = useObjectUrl(choice.step === 'ready' ? choice.file : null);
  useUnfinishedWork(choice.step !== 'none');
  const picker = useFocusWhenLost<HTMLButtonElement>(`${choice.step} ${upload.isRunning}`);
  useFocusFallback(isAsking);
  usePastedFile(isShown && !upload.isRunning && choice.step !== 'crop', avatar.choose);

  const hasPicture = person.picture !== null;
  const label = choice.step === 'ready' ? copy.chooseAgain : hasPicture ? copy.change : copy.choose;
  return (
    <FieldAnchor name="avatar">
      <section className={css.root} aria-label={copy.title}>
        <figure className={css.figure}>
          <Avatar person={preview === null ? person : { ...person, picture: preview }} size="huge" />
          {preview !== null && <figcaption className={css.caption}>{copy.preview}</figcaption>}
        </figure>
        <div className={css.side} onPointerEnter={() => CropDialog.preload()} onFocus={() => CropDialog.preload()}>
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
          <p role="status" className={css.status}>
            {choice.step === 'reading' && copy.reading}
          </p>
        </div>
        {choice.step === 'crop' && (
          <LateDialog open onFailed={avatar.drop}>
            <CropDialog
              picture={choice.picture}
              isSmall={choice.isSmall}
              onApply={(file) => avatar.apply(file, choice.isSmall)}
              onCancel={avatar.drop}
              onFail={avatar.failToCut}
            />
          </LateDialog>
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
    </FieldAnchor>
  );
}
