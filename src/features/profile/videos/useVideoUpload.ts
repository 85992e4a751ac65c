import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError, isOutcomeUnknown, toMessage } from '../../../api/errors.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { getListMyVideosQueryKey, uploadVideo } from '../../../api/generated/videos/videos.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { videos as copy } from '../copy.ts';
import { useUpload } from '../upload/useUpload.ts';
import { findUploaded } from './findUploaded.ts';
import { readVideo } from './readVideo.ts';
import { faultBeforeReading, isTooLong, SIGNATURE_BYTES, type VideoFault } from './videoFault.ts';
import {
  writeVideoTextsDraft,
  readVideoTextsDraft,
  NEW_VIDEO,
  noTexts,
  sameTexts,
  type VideoTexts,
} from './videoTexts.ts';
import { trimText } from '../../../lib/text/trimText.ts';

export type ChosenVideo =
  | { step: 'none' }
  | { step: 'reading'; name: string }
  | { step: 'ready'; file: File; seconds: number | null; thumbnail: Blob | null };

const faults: Record<VideoFault, string> = {
  tooMany: copy.tooMany,
  wrongType: copy.wrongType,
  tooBig: copy.tooBig,
  tooLong: copy.tooLong,
};

/**
 * The steps of a new video: choose, check, enter texts, upload. A failure clears the file and keeps the texts
 * (rule P22).
 */
export function useVideoUpload(count: number, userId: string | undefined) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ChosenVideo>({ step: 'none' });
  const [texts, setTexts] = useState(
    () => (userId === undefined ? null : readVideoTextsDraft(userId, NEW_VIDEO)) ?? noTexts,
  );
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

  /** The last upload if its outcome is unknown, with the ids of the videos before it. */
  const unsettled = useRef<{ file: File; known: ReadonlySet<string> | null } | null>(null);

  const write = (next: VideoTexts) => {
    setTexts(next);
    if (userId !== undefined) writeVideoTextsDraft(userId, NEW_VIDEO, sameTexts(next, noTexts) ? null : next);
  };

  const refuse = (fault: VideoFault) => {
    setChosen({ step: 'none' });
    setError(faults[fault]);
  };

  const choose = async (file: File) => {
    latest.current += 1;
    const mine = latest.current;
    setError(null);
    setChosen({ step: 'reading', name: file.name });
    const beginning = await readSignature(file);
    if (mine !== latest.current) return;
    const fault = faultBeforeReading(file, count, beginning);
    if (fault !== null) return refuse(fault);
    const { seconds, thumbnail } = await readVideo(file);
    if (mine !== latest.current) return;
    if (seconds !== null && isTooLong(seconds)) return refuse('tooLong');
    setChosen({ step: 'ready', file, seconds, thumbnail });
  };

  const send = async (file: File) => {
    setError(null);
    const queryKey = getListMyVideosQueryKey();
    const sent = { title: trimText(texts.title), description: trimText(texts.description) };
    const before = unsettled.current !== null && isSameFile(unsettled.current.file, file) ? unsettled.current : null;
    const list = client.getQueryData<Video[]>(queryKey);
    const known = before?.known ?? (list ? new Set(list.map(({ id }) => id)) : null);
    // From here on this attempt looks for the video.
    unsettled.current = null;

    const end = await start(async (transport) => {
      // The previous upload may have been stored only after the list was read.
      const earlier = before && (await findUploaded(client, sent, known));
      const { title, description } = sent;
      return earlier ?? uploadVideo({ file, ...(title && { title }), ...(description && { description }) }, transport);
    });
    if (end.kind === 'busy') return;
    if (end.kind === 'left') return client.invalidateQueries({ queryKey });
    if (end.kind === 'done') return finish(end.result);

    const error = end.kind === 'failed' ? end.error : null;
    if (error !== null) {
      setChosen({ step: 'none' });
      if (!isApiError(error) || error.status !== 401) setError(toMessage(error, copy.uploadFailed));
      if (!isOutcomeUnknown(error)) return;
    }
    const mine = latest.current;
    const attempt = { file, known };
    unsettled.current = attempt;
    const found = await findUploaded(client, sent, known);
    // Ignored when another file was chosen or this one was sent again meanwhile. The refetched list contains the video
    // anyway.
    if (found !== null && mine === latest.current && unsettled.current === attempt) await finish(found);
  };

  const finish = async (video: Video) => {
    const queryKey = getListMyVideosQueryKey();
    unsettled.current = null;
    setChosen({ step: 'none' });
    setError(null);
    write(noTexts);
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

/** Choosing the same file again gives another `File` object. */
function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}

/** Returns the first bytes of a file. They are empty if the file was moved or changed since it was chosen. */
async function readSignature(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}
