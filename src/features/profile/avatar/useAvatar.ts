import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError, toMessage } from '../../../api/errors.ts';
import type { Profile } from '../../../api/generated/model/index.ts';
import { getGetMyProfileQueryKey } from '../../../api/generated/profiles/profiles.ts';
import { deleteAvatar } from '../../../api/generated/uploads/uploads.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { avatar as copy } from '../copy.ts';
import { useUpload } from '../upload/useUpload.ts';
import { readPicture, type PictureFault } from './readPicture.ts';
import { uploadPicture } from './uploadPicture.ts';

/** What is being done with a picture that somebody chose. */
export type Choice =
  | { step: 'none' }
  | { step: 'reading' }
  | { step: 'crop'; picture: ImageBitmap; isSmall: boolean }
  | { step: 'ready'; file: File; isSmall: boolean };

const faults: Record<PictureFault, string> = {
  tooBig: copy.tooBig,
  wrongType: copy.wrongType,
  unreadable: copy.unreadable,
};

/** Choose, cut out, look at it, upload (decision P14); delete. Takes effect at once and not with the save (P9). */
export function useAvatar(onPicture: (url: string | null, isInUse: boolean) => void) {
  const client = useQueryClient();
  const [choice, setChoice] = useState<Choice>({ step: 'none' });
  const [error, setError] = useState<string | null>(null);
  const { upload, start, abort } = useUpload();
  /** Another file was chosen meanwhile, or the screen is gone. */
  const latest = useRef(0);
  const held = useRef<ImageBitmap | null>(null);

  const release = () => {
    held.current?.close();
    held.current = null;
  };
  useEffect(
    () => () => {
      latest.current += 1;
      held.current?.close();
      held.current = null;
    },
    [],
  );

  const choose = async (file: File) => {
    latest.current += 1;
    const mine = latest.current;
    release();
    setError(null);
    setChoice({ step: 'reading' });
    const read = await readPicture(file);
    if (mine !== latest.current) return read.fault === null ? read.picture.close() : undefined;
    if (read.fault !== null) {
      setChoice({ step: 'none' });
      setError(faults[read.fault]);
      return undefined;
    }
    held.current = read.picture;
    setChoice({ step: 'crop', picture: read.picture, isSmall: read.isSmall });
  };

  const drop = () => {
    release();
    setChoice({ step: 'none' });
  };

  const finish = async (url: string | null, isInUse: boolean) => {
    onPicture(url, isInUse);
    if (!isInUse) return;
    const queryKey = getGetMyProfileQueryKey();
    client.setQueryData<Profile>(queryKey, (profile) => profile && { ...profile, avatar_url: url });
    await client.invalidateQueries({ queryKey });
  };

  const send = async (file: File) => {
    setError(null);
    const end = await start((transport) => uploadPicture(file, transport));
    if (end.kind === 'failed' && !(isApiError(end.error) && end.error.status === 401)) {
      setError(toMessage(end.error, copy.uploadFailed));
    }
    if (end.kind !== 'done') return;
    setChoice({ step: 'none' });
    if (end.result.isInUse) snackbars.show(copy.uploaded, { kind: 'ok' });
    await finish(end.result.url, end.result.isInUse);
  };

  return {
    choice,
    error,
    upload,
    abort,
    choose: (file: File) => void choose(file),
    apply: (file: File, isSmall: boolean) => {
      release();
      setChoice({ step: 'ready', file, isSmall });
    },
    drop,
    failToCut: () => {
      drop();
      setError(copy.unreadable);
    },
    send: (file: File) => void send(file),
    remove: async () => {
      await deleteAvatar();
      snackbars.show(copy.deleted, { kind: 'ok' });
      await finish(null, true);
    },
  };
}
