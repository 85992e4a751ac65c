import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useFocusFallback } from '../../../lib/browser/focus/useFocusFallback.ts';
import { useObjectUrl } from '../../../lib/browser/useObjectUrl.ts';
import { lazyComponent } from '../../../lib/react/lazyComponent.ts';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import type { PersonPictureData } from '../../../ui/Avatar/PersonPicture.tsx';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ConfirmDialog, preloadConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { FilePicker } from '../../../ui/FilePicker/FilePicker.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { BinIcon } from '../../../ui/icons/BinIcon.tsx';
import { LazyDialog } from '../../../ui/Lazy/LazyDialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SendingProgress } from '../../../ui/Progress/SendingProgress.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { avatar as copy } from '../copy.ts';
import { FocusTarget } from '../form/FocusTarget.tsx';
import { useReportUnsavedWork } from '../form/unsavedWork.ts';
import { UploadActions, useFocusWhenLost } from '../upload/UploadActions.tsx';
import { type AvatarStore, canChoose, createAvatar, type ReadyPicture } from './avatarStore.ts';
import * as uploads from '../upload/upload.css.ts';
import * as css from './AvatarSection.css.ts';

const CropDialog = lazyComponent(async () => (await import('./CropDialog.tsx')).CropDialog);

interface AvatarSectionProps {
  /** The person with their current picture. */
  person: PersonPictureData;
  /** Whether the section is visible, so that pasted pictures are meant for it. */
  isShown: boolean;
  /**
   * Called with the URL of a picture that the next save has to set, empty when there is none any more. The function of
   * the first rendering is used.
   */
  onPicture: (pictureUrl: string) => void;
}

/** Shows the profile picture and lets the user replace or delete it. */
export function AvatarSection({ person, isShown, onPicture }: AvatarSectionProps) {
  const client = useQueryClient();
  const [avatar] = useState(() => createAvatar({ client, onPicture }));
  useEffect(() => avatar.show(), [avatar]);
  const state = useStore(avatar.store);
  const { step, kept } = state;
  const isUploading = state.step === 'uploading';
  const isAsking = step === 'confirming' || step === 'removing';
  const preview = useObjectUrl(kept?.file ?? null);
  const isUnsent = kept !== null || step === 'decoding' || step === 'cropping';
  useReportUnsavedWork(isUnsent, kept === null ? undefined : () => avatar.send(true));
  // After a failure the controls are those of the step before; the question about a deletion has a dialog.
  const controls = step === 'failed' || isAsking ? (kept === null ? 'idle' : 'ready') : step;
  const picker = useFocusWhenLost<HTMLButtonElement>(controls);
  useFocusFallback(isAsking);
  usePastedFile(isShown && canChoose(state), avatar.choose);

  const hasPicture = person.picture !== null;
  const label = kept !== null ? copy.chooseAgain : hasPicture ? copy.change : copy.choose;
  return (
    <FocusTarget name="avatar">
      <section className={css.root} aria-label={copy.title}>
        <figure className={css.figure}>
          <Avatar person={preview === null ? person : { ...person, picture: preview }} size="huge" />
          {preview !== null && <figcaption className={css.caption}>{copy.preview}</figcaption>}
        </figure>
        <Stack gap="compact" onPointerEnter={() => CropDialog.preload()} onFocus={() => CropDialog.preload()}>
          <VisuallyHidden>
            <h2>{copy.title}</h2>
          </VisuallyHidden>
          {state.step === 'failed' && <Banner kind="error">{state.problem}</Banner>}
          {kept !== null && step !== 'decoding' && step !== 'cropping' && (
            <AvatarUpload
              picture={kept}
              avatar={avatar}
              isUploading={isUploading}
              share={isUploading ? state.share : null}
            />
          )}
          {!isUploading && (
            <div className={css.pick}>
              <FilePicker
                ref={picker}
                accept="image/*"
                label={label}
                dropLabel={copy.drop}
                hint={copy.hint}
                hideHint={hasPicture}
                isCompact
                onFile={avatar.choose}
              />
              {hasPicture && !isUnsent && (
                <IconButton label={copy.delete} onIntent={preloadConfirmDialog} onClick={avatar.ask}>
                  <BinIcon />
                </IconButton>
              )}
            </div>
          )}
          <p role="status" className={uploads.status}>
            {step === 'decoding' && copy.reading}
          </p>
        </Stack>
        {state.step === 'cropping' && (
          <LazyDialog open onFailed={avatar.cancelCrop}>
            <CropDialog
              picture={state.bitmap}
              isSmall={state.isSmall}
              onApply={avatar.apply}
              onCancel={avatar.cancelCrop}
            />
          </LazyDialog>
        )}
        <ConfirmDialog
          open={isAsking}
          title={copy.deleteTitle}
          body={copy.deleteBody}
          confirmLabel={copy.deleteConfirm}
          pendingLabel={copy.deleting}
          pending={step === 'removing'}
          error={state.step === 'confirming' ? state.problem : null}
          danger
          onConfirm={() => void avatar.remove()}
          onCancel={avatar.cancelRemoval}
        />
      </section>
    </FocusTarget>
  );
}

interface AvatarUploadProps {
  picture: ReadyPicture;
  avatar: AvatarStore;
  isUploading: boolean;
  /** Progress of the upload from 0 to 1, null while none is reported. */
  share: number | null;
}

/**
 * Renders the controls to upload or discard the cropped picture. The final pair of buttons of the screen is in the save
 * bar: its main button uploads the picture too, and there is one キャンセル.
 */
function AvatarUpload({ picture: { isSmall, isWhole }, avatar, isUploading, share }: AvatarUploadProps) {
  const button = useFocusWhenLost<HTMLButtonElement>(String(isUploading));
  // A picture may be pasted while the section is outside the viewport.
  useEffect(() => {
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [button]);
  return (
    <>
      {isWhole && <p className={css.warning}>{copy.whole}</p>}
      {isSmall && <p className={css.warning}>{copy.small}</p>}
      <UploadActions
        ref={button}
        isRunning={isUploading}
        words={copy}
        onSend={() => void avatar.send()}
        onDiscard={avatar.discard}
      >
        <SendingProgress share={share} label={copy.uploading} isProcessing={share === 1} />
        <Button size="compact" onClick={avatar.abort}>
          {copy.abort}
        </Button>
      </UploadActions>
    </>
  );
}

/** Receives pictures that are pasted anywhere on the page while `wanted` is true. Pasted text is not affected. */
function usePastedFile(wanted: boolean, onFile: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    // The focused element may have handled the event, as a file picker does.
    if (event.defaultPrevented || file === undefined || !file.type.startsWith('image/')) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    if (!wanted) return undefined;
    const listener = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [wanted]);
}
