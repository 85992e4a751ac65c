import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError, toMessage } from '../../../api/errors.ts';
import type { Profile } from '../../../api/generated/model/index.ts';
import { getGetMyProfileQueryKey, getGetMyProfileQueryOptions } from '../../../api/generated/profiles/profiles.ts';
import { deleteAvatar } from '../../../api/generated/uploads/uploads.ts';
import { createSendOnce, type FindCreated } from '../../../api/sendOnce.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { avatar as copy } from '../copy.ts';
import { useUpload } from '../upload/useUpload.ts';
import { decodePicture } from './decodePicture.ts';
import { uploadPicture, type UploadedPicture } from './uploadPicture.ts';

/** A picture that is cropped but not uploaded yet. */
export interface ReadyPicture {
  step: 'ready';
  file: File;
  isSmall: boolean;
  /** Whether it is not cropped, because this browser cannot. */
  isWhole: boolean;
}

/**
 * The step of a newly chosen picture. `before` is the previously cropped picture; it stays until another is cropped.
 */
export type PictureStep =
  | { step: 'none' }
  | { step: 'reading'; before: ReadyPicture | null }
  | { step: 'crop'; picture: ImageBitmap; isSmall: boolean; before: ReadyPicture | null }
  | ReadyPicture;

/** Returns the picture that an upload would send. */
export function readyPicture(choice: PictureStep): ReadyPicture | null {
  if (choice.step === 'ready') return choice;
  return choice.step === 'none' ? null : choice.before;
}

const discardUncropped = (choice: PictureStep): PictureStep => readyPicture(choice) ?? { step: 'none' };

/**
 * Records the current picture, and returns a function that finds the one that an upload has set since (rule B13). The
 * function returns null when the profile was not loaded before.
 */
function prepareFindPicture(client: QueryClient): FindCreated<File, UploadedPicture> {
  const before = client.getQueryData<Profile>(getGetMyProfileQueryKey());
  return async () => {
    if (before === undefined) return null;
    const { avatar_url: url } = await client.fetchQuery({ ...getGetMyProfileQueryOptions(), staleTime: 0 });
    return url === null || url === before.avatar_url ? null : { url, isInUse: true };
  };
}

/**
 * Returns the steps of the profile picture: choose, crop, preview, upload (rule P14), and delete. An upload takes
 * effect at once; a picture that is not uploaded yet counts as unsaved changes, and a save uploads it first (P9a).
 */
export function useAvatar(onPicture: (pictureUrl: string) => void) {
  const client = useQueryClient();
  const [choice, setChoice] = useState<PictureStep>({ step: 'none' });
  const [error, setError] = useState<string | null>(null);
  const { upload: progress, start, abort } = useUpload();
  const [sender] = useState(() =>
    createSendOnce({
      send: uploadPicture,
      prepareFind: () => prepareFindPicture(client),
      isSame: (a, b) => a === b,
    }),
  );
  /** Incremented when another file is chosen and on unmount; results of older steps are then ignored. */
  const latest = useRef(0);
  const source = useRef<ImageBitmap | null>(null);
  /** The upload in flight, shared by all callers with its file; resolves to whether the server has the picture. */
  const sending = useRef<{ file: File; outcome: Promise<boolean> } | null>(null);
  /**
   * Whether the upload in flight has ended without a response, and the profile is being fetched to find the picture.
   */
  const isChecking = useRef(false);

  const release = () => {
    source.current?.close();
    source.current = null;
  };
  useEffect(
    () => () => {
      latest.current += 1;
      source.current?.close();
      source.current = null;
    },
    [],
  );

  const choose = async (file: File) => {
    latest.current += 1;
    const mine = latest.current;
    release();
    setError(null);
    setChoice((choice) => ({ step: 'reading', before: readyPicture(choice) }));
    const read = await decodePicture(file);
    if (mine !== latest.current) return read.fault === null ? read.picture?.close() : undefined;
    if (read.fault !== null) {
      setChoice(discardUncropped);
      setError(copy[read.fault]);
      return undefined;
    }
    if (read.picture === null) {
      setChoice({ step: 'ready', file: read.file, isSmall: read.isSmall, isWhole: true });
      return undefined;
    }
    source.current = read.picture;
    setChoice((choice) => ({
      step: 'crop',
      picture: read.picture,
      isSmall: read.isSmall,
      before: readyPicture(choice),
    }));
  };

  const cancelCrop = () => {
    release();
    setChoice(discardUncropped);
  };

  const finish = async (url: string | null, isInUse: boolean) => {
    onPicture(isInUse ? '' : (url ?? ''));
    if (!isInUse) return;
    const queryKey = getGetMyProfileQueryKey();
    client.setQueryData<Profile>(queryKey, (profile) => profile && { ...profile, avatar_url: url });
    await client.invalidateQueries({ queryKey });
  };

  const upload = async (file: File, isQuiet: boolean): Promise<boolean> => {
    setError(null);
    const mine = latest.current;
    const end = await start((transport) => sender.send(file, transport));
    if (end.kind === 'failed' && !(isApiError(end.error) && end.error.status === 401)) {
      setError(toMessage(end.error, copy.uploadFailed));
    }
    if (end.kind === 'done') return await finishUpload(end.result, isQuiet);
    if (end.kind === 'left' || end.kind === 'busy') return false;
    isChecking.current = true;
    const found = await sender.settle(end.error);
    isChecking.current = false;
    if (found === null || mine !== latest.current) return false;
    setError(null);
    return await finishUpload(found, isQuiet);
  };

  const finishUpload = async ({ url, isInUse }: UploadedPicture, isQuiet: boolean): Promise<true> => {
    setChoice({ step: 'none' });
    if (isInUse && !isQuiet) snackbars.show(copy.uploaded, { kind: 'ok', topic: 'avatar' });
    await finish(url, isInUse);
    return true;
  };

  /**
   * Uploads a picture. A second call with the same picture joins the upload in flight; after an aborted one it sends
   * the picture again, unless the server has it already.
   * @param isQuiet shows no message, because the caller reports the outcome
   */
  const send = async (file: File, isQuiet = false): Promise<boolean> => {
    if (isChecking.current && (await sending.current?.outcome) === true) return true;
    // A picture may be sent while the profile is still being fetched after the previous upload.
    const mine = sending.current?.file === file ? sending.current : { file, outcome: upload(file, isQuiet) };
    sending.current = mine;
    const hasArrived = await mine.outcome;
    if (sending.current === mine) sending.current = null;
    return hasArrived;
  };

  return {
    choice,
    error,
    upload: progress,
    abort,
    choose: (file: File) => void choose(file),
    apply: (file: File, isSmall: boolean) => {
      release();
      setChoice({ step: 'ready', file, isSmall, isWhole: false });
    },
    cancelCrop,
    discard: () => setChoice({ step: 'none' }),
    failToCut: () => {
      cancelCrop();
      setError(copy.unreadable);
    },
    send,
    remove: async () => {
      await deleteAvatar();
      snackbars.show(copy.deleted, { kind: 'ok', topic: 'avatar' });
      await finish(null, true);
    },
  };
}
