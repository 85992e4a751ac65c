import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { isApiError, toMessage } from '../../../api/errors.ts';
import type { Profile } from '../../../api/generated/model/index.ts';
import { getGetMyProfileQueryKey, getGetMyProfileQueryOptions } from '../../../api/generated/profiles/profiles.ts';
import { deleteAvatar, uploadAvatar, uploadProfileImage } from '../../../api/generated/uploads/uploads.ts';
import { createSendOnce, type FindCreated } from '../../../api/sendOnce.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { avatar as copy } from '../copy.ts';
import { createUpload, type Transport } from '../upload/useUpload.ts';
import { decodePicture } from './decodePicture.ts';

/** A picture that an upload would send: cropped, or whole where this browser cannot crop. */
export interface ReadyPicture {
  file: File;
  isSmall: boolean;
  isWhole: boolean;
}

/**
 * What happens to the profile picture. `kept` is the picture that is ready to be sent; while another one is decoded or
 * cropped it is the previous one, which stays until the other one is cropped.
 */
export type AvatarState =
  | { step: 'idle'; kept: null }
  | { step: 'decoding'; kept: ReadyPicture | null }
  | { step: 'cropping'; kept: ReadyPicture | null; bitmap: ImageBitmap; isSmall: boolean }
  | { step: 'ready'; kept: ReadyPicture }
  /** `share` is from 0 to 1, null while no progress is reported. */
  | { step: 'uploading'; kept: ReadyPicture; share: number | null }
  /** A file was refused, or an upload has failed. */
  | { step: 'failed'; kept: ReadyPicture | null; problem: string }
  /** The user is asked whether to delete the current picture; `problem` is that of a deletion that has failed. */
  | { step: 'confirming'; kept: null; problem: string | null }
  | { step: 'removing'; kept: null };

export type AvatarEvent =
  | { type: 'choose' | 'cancelCrop' | 'discard' | 'stop' | 'uploaded' | 'ask' | 'cancelRemoval' | 'remove' | 'removed' }
  | { type: 'decoded'; bitmap: ImageBitmap; isSmall: boolean }
  | { type: 'cropped' | 'send'; picture: ReadyPicture }
  | { type: 'progress'; share: number | null }
  /** The file is refused, or the request has failed. */
  | { type: 'fail'; problem: string };

const IDLE: AvatarState = { step: 'idle', kept: null };
const withKept = (kept: ReadyPicture | null): AvatarState => (kept === null ? IDLE : { step: 'ready', kept });

/** Whether the user may choose a file now. */
export const canChoose = ({ step }: AvatarState): boolean =>
  step === 'idle' || step === 'decoding' || step === 'ready' || step === 'failed';

/** Returns the state after an event; the same state if the event is not possible in it. */
export function nextAvatarState(state: AvatarState, event: AvatarEvent): AvatarState {
  const { step, kept } = state;
  switch (event.type) {
    case 'choose':
      return canChoose(state) ? { step: 'decoding', kept } : state;
    case 'decoded':
      return step === 'decoding' ? { step: 'cropping', kept, bitmap: event.bitmap, isSmall: event.isSmall } : state;
    case 'cropped':
      return step === 'decoding' || step === 'cropping' ? { step: 'ready', kept: event.picture } : state;
    case 'cancelCrop':
      return step === 'cropping' ? withKept(kept) : state;
    case 'discard':
      if (step === 'failed') return { ...state, kept: null };
      return step === 'ready' ? IDLE : state;
    case 'send':
      if (step === 'uploading' || step === 'confirming' || step === 'removing') return state;
      return { step: 'uploading', kept: event.picture, share: null };
    case 'progress':
      return step === 'uploading' ? { ...state, share: event.share } : state;
    case 'stop':
      return step === 'uploading' ? withKept(kept) : state;
    case 'fail':
      if (step === 'removing') return { step: 'confirming', kept: null, problem: event.problem };
      if (step === 'decoding' || step === 'cropping' || step === 'uploading')
        return { step: 'failed', kept, problem: event.problem };
      return state;
    case 'uploaded':
      return step === 'confirming' || step === 'removing' ? state : IDLE;
    case 'ask':
      return kept === null && (step === 'idle' || step === 'failed')
        ? { step: 'confirming', kept, problem: null }
        : state;
    case 'cancelRemoval':
      return step === 'confirming' ? IDLE : state;
    case 'remove':
      return step === 'confirming' ? { step: 'removing', kept: null } : state;
    case 'removed':
      return step === 'removing' ? IDLE : state;
  }
}

interface UploadedPicture {
  url: string;
  /** False when the picture is only stored and the next save has to set it. */
  isInUse: boolean;
}

/** Uploads a profile picture. If the server has no avatar endpoint (404 or 405), `uploadProfileImage` is used. */
async function uploadPicture(file: File, transport: Transport): Promise<UploadedPicture> {
  try {
    const { url } = await uploadAvatar({ file }, transport);
    return { url, isInUse: true };
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 405)) throw error;
    const { url } = await uploadProfileImage({ file }, transport);
    return { url, isInUse: false };
  }
}

/**
 * Records the current picture, and returns a function that finds the one that an upload has set since. The function
 * returns null when the profile was not loaded before.
 */
function prepareFindPicture(client: QueryClient): FindCreated<File, UploadedPicture> {
  const before = client.getQueryData<Profile>(getGetMyProfileQueryKey());
  return async () => {
    if (before === undefined) return null;
    const { avatar_url: url } = await client.fetchQuery({ ...getGetMyProfileQueryOptions(), staleTime: 0 });
    return url === null || url === before.avatar_url ? null : { url, isInUse: true };
  };
}

interface Ports {
  client: QueryClient;
  /** Called with the URL of a picture that the next save has to set, empty when there is none any more. */
  onPicture: (pictureUrl: string) => void;
  decode?: typeof decodePicture;
}

export type AvatarStore = ReturnType<typeof createAvatar>;

/**
 * Creates the state of the profile picture: choose, crop, preview, upload, and delete. An upload takes effect at once; a
 * picture that is not uploaded yet counts as unsaved changes, and a save uploads it first.
 */
export function createAvatar({ client, onPicture, decode = decodePicture }: Ports) {
  const store = createStore<AvatarState>(() => IDLE);
  const { getState: get } = store;
  /** Incremented when another file is chosen and when the view is unmounted; results of older attempts are ignored. */
  let attempt = 0;
  /** The upload in flight, shared by all callers with its file; resolves to whether the server has the picture. */
  let sending: { file: File; outcome: Promise<boolean> } | null = null;
  /** Whether the upload in flight has ended without a response, and the profile is being fetched to find the picture. */
  let isChecking = false;
  const uploads = createUpload((upload) => {
    if (upload.isRunning) dispatch({ type: 'progress', share: upload.share });
  });
  const sender = createSendOnce({
    send: uploadPicture,
    prepareFind: () => prepareFindPicture(client),
    isSame: (a, b) => a === b,
  });

  /** Returns whether the event was possible. */
  function dispatch(event: AvatarEvent): boolean {
    const before = get();
    const next = nextAvatarState(before, event);
    if (before.step === 'cropping' && next.step !== 'cropping') before.bitmap.close();
    if (next !== before) store.setState(next, true);
    return next !== before;
  }

  async function choose(file: File) {
    if (!dispatch({ type: 'choose' })) return;
    attempt += 1;
    const own = attempt;
    const read = await decode(file);
    if (own !== attempt) {
      if (read.fault === null) read.picture?.close();
    } else if (read.fault !== null) dispatch({ type: 'fail', problem: copy[read.fault] });
    else if (read.picture !== null) dispatch({ type: 'decoded', bitmap: read.picture, isSmall: read.isSmall });
    else dispatch({ type: 'cropped', picture: { file: read.file, isSmall: read.isSmall, isWhole: true } });
  }

  async function upload(picture: ReadyPicture, isQuiet: boolean): Promise<boolean> {
    const { step } = get();
    if (!dispatch({ type: 'send', picture })) return false;
    // A picture that is still being decoded is given up for the previous one.
    if (step === 'decoding') attempt += 1;
    const own = attempt;
    const end = await uploads.start((transport) => sender.send(picture.file, transport));
    if (end.kind === 'done') return await finishUpload(end.result, isQuiet);
    if (end.kind === 'left' || end.kind === 'busy') return false;
    const isShown = end.kind === 'failed' && !(isApiError(end.error) && end.error.status === 401);
    dispatch(isShown ? { type: 'fail', problem: toMessage(end.error, copy.uploadFailed) } : { type: 'stop' });
    isChecking = true;
    const found = await sender.settle(end.error);
    isChecking = false;
    return found !== null && own === attempt && (await finishUpload(found, isQuiet));
  }

  async function finishUpload({ url, isInUse }: UploadedPicture, isQuiet: boolean): Promise<true> {
    dispatch({ type: 'uploaded' });
    if (isInUse && !isQuiet) snackbars.show(copy.uploaded, { kind: 'ok', topic: 'avatar' });
    await finish(url, isInUse);
    return true;
  }

  async function finish(url: string | null, isInUse: boolean) {
    onPicture(isInUse ? '' : (url ?? ''));
    if (!isInUse) return;
    const queryKey = getGetMyProfileQueryKey();
    client.setQueryData<Profile>(queryKey, (profile) => profile && { ...profile, avatar_url: url });
    await client.invalidateQueries({ queryKey });
  }

  return {
    store,
    choose: (file: File) => void choose(file),
    cancelCrop: () => void dispatch({ type: 'cancelCrop' }),
    /** Takes the cropped picture; null when this browser cannot encode it. */
    apply(file: File | null) {
      const state = get();
      if (state.step !== 'cropping') return;
      const { isSmall } = state;
      if (file === null) dispatch({ type: 'fail', problem: copy.unreadable });
      else dispatch({ type: 'cropped', picture: { file, isSmall, isWhole: false } });
    },
    discard: () => void dispatch({ type: 'discard' }),
    /**
     * Uploads the picture that is ready. A second call with the same picture joins the upload in flight; after an aborted
     * one it sends the picture again, unless the server has it already. Resolves to whether the server has the picture.
     * @param isQuiet shows no message, because the caller reports the outcome
     */
    async send(isQuiet = false): Promise<boolean> {
      const { kept } = get();
      if (kept === null) return false;
      if (isChecking && (await sending?.outcome) === true) return true;
      // A picture may be sent while the profile is still being fetched after the previous upload.
      const own = sending?.file === kept.file ? sending : { file: kept.file, outcome: upload(kept, isQuiet) };
      sending = own;
      const hasArrived = await own.outcome;
      if (sending === own) sending = null;
      return hasArrived;
    },
    abort: uploads.abort,
    ask: () => void dispatch({ type: 'ask' }),
    cancelRemoval: () => void dispatch({ type: 'cancelRemoval' }),
    async remove() {
      if (!dispatch({ type: 'remove' })) return;
      try {
        await deleteAvatar();
        snackbars.show(copy.deleted, { kind: 'ok', topic: 'avatar' });
        await finish(null, true);
        dispatch({ type: 'removed' });
      } catch (error) {
        dispatch({ type: 'fail', problem: toMessage(error, copy.deleteFailed) });
      }
    },
    /**
     * Registers the mounted view.
     * @returns a function that unregisters it, which aborts an upload and ignores what is pending
     */
    show() {
      const leave = uploads.show();
      return () => {
        attempt += 1;
        dispatch({ type: 'cancelCrop' });
        leave();
      };
    },
  };
}
