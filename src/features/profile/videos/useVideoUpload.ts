import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../api/errors.ts';
import type { Video, VideoUpload } from '../../../api/generated/model/index.ts';
import { getListMyVideosQueryKey, uploadVideo } from '../../../api/generated/videos/videos.ts';
import { createSendOnce } from '../../../api/sendOnce.ts';
import { toMessageWithReason } from '../../../api/toMessageWithReason.ts';
import { readStart } from '../../../media/mediaFile.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { edit } from '../copy.ts';
import { type Transport, useUpload } from '../upload/useUpload.ts';
import { videos as copy } from './copy.ts';
import { prepareFindVideo } from './myVideos.ts';
import { faultBeforeReading, isTooLong, readVideo, type VideoFault, videoToSend } from './videoFile.ts';
import {
  areTooLong,
  NEW_VIDEO,
  noTexts,
  sameTexts,
  textsToSend,
  useVideoTexts,
  type VideoTexts,
} from './videoTexts.ts';

export type ChosenVideo =
  | { step: 'none' }
  | { step: 'reading'; name: string }
  | { step: 'ready'; file: File; seconds: number | null; thumbnail: Blob | null };

/**
 * Returns the steps of a new video: choose, check, enter texts, upload. A failure clears the file, and the texts remain.
 */
export function useVideoUpload(count: number, userId: string | undefined) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ChosenVideo>({ step: 'none' });
  const { texts, written, write } = useVideoTexts(userId, NEW_VIDEO, noTexts);
  const [error, setError] = useState<string | null>(null);
  const { upload, start, abort } = useUpload();
  /** Incremented when another file is chosen and on unmount; results of older steps are then ignored. */
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  // Resending the same file with other texts is the same upload.
  const [sender] = useState(() =>
    createSendOnce({
      send: (video: VideoUpload & { file: File }, transport: Transport) => uploadVideo(video, transport),
      prepareFind: () => prepareFindVideo(client),
      isSame: (a, b) => isSameFile(a.file, b.file),
    }),
  );

  const refuse = (fault: VideoFault) => {
    setChosen({ step: 'none' });
    setError(copy[fault]);
  };

  const choose = async (file: File) => {
    latest.current += 1;
    const mine = latest.current;
    setError(null);
    setChosen({ step: 'reading', name: file.name });
    const beginning = await readStart(file);
    if (mine !== latest.current) return;
    const fault = faultBeforeReading(file, count, beginning);
    if (fault !== null) return refuse(fault);
    const { seconds, thumbnail, isSound } = await readVideo(file);
    if (mine !== latest.current) return;
    if (isSound) return refuse('noPicture');
    if (seconds !== null && isTooLong(seconds)) return refuse('tooLong');
    setChosen({ step: 'ready', file: videoToSend(file, beginning), seconds, thumbnail });
  };

  const send = async (file: File) => {
    if (areTooLong(texts)) return setError(edit.invalid);
    setError(null);
    const { title, description } = textsToSend(texts);
    const end = await start((transport) =>
      sender.send({ file, ...(title && { title }), ...(description && { description }) }, transport),
    );
    if (end.kind === 'busy') return;
    if (end.kind === 'left') return client.invalidateQueries({ queryKey: getListMyVideosQueryKey() });
    if (end.kind === 'done') return finish(end.result, texts);

    if (end.kind === 'failed') {
      setChosen({ step: 'none' });
      if (!isApiError(end.error) || end.error.status !== 401)
        setError(toMessageWithReason(end.error, copy.uploadFailed));
    }
    const mine = latest.current;
    const found = await sender.settle(end.error);
    // Ignored when another file was chosen meanwhile. The refetched list contains the video in any case.
    if (found !== null && mine === latest.current) await finish(found, texts);
  };

  const finish = async (video: Video, sent: VideoTexts) => {
    const queryKey = getListMyVideosQueryKey();
    setChosen({ step: 'none' });
    setError(null);
    // What was written during the upload stays in the fields.
    if (sameTexts(written.current, sent)) write(noTexts);
    client.setQueryData<Video[]>(queryKey, (list) => [...(list ?? []).filter(({ id }) => id !== video.id), video]);
    snackbars.show(copy.uploaded, { kind: 'ok', topic: `video:${video.id}` });
    await client.invalidateQueries({ queryKey });
  };

  return {
    chosen,
    texts,
    error,
    upload,
    abort,
    write,
    choose: (file: File) => void choose(file),
    discard: () => {
      latest.current += 1;
      setChosen({ step: 'none' });
    },
    send: (file: File) => void send(file),
  };
}

/** Whether two files are the same; choosing the same file again creates another `File` object. */
function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
