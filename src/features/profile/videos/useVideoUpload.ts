import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError, toMessage } from '../../../api/errors.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { getListMyVideosQueryKey, uploadVideo } from '../../../api/generated/videos/videos.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { videos as copy } from '../copy.ts';
import { useUpload } from '../upload/useUpload.ts';
import { readVideo } from './readVideo.ts';
import { faultBeforeReading, isTooLong, SIGNATURE_BYTES, type VideoFault } from './videoFault.ts';
import { keepVideoTexts, keptVideoTexts, NEW_VIDEO, noTexts, sameTexts, type VideoTexts } from './videoTexts.ts';

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

/** Choose, check, say something about it, upload. A failure clears the file and keeps the words (decision P22). */
export function useVideoUpload(count: number, userId: string | undefined) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ChosenVideo>({ step: 'none' });
  const [texts, setTexts] = useState(
    () => (userId === undefined ? null : keptVideoTexts(userId, NEW_VIDEO)) ?? noTexts,
  );
  const [error, setError] = useState<string | null>(null);
  const { upload, start, abort } = useUpload();
  /** Another file was chosen meanwhile, or the screen is gone. */
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  const write = (next: VideoTexts) => {
    setTexts(next);
    if (userId !== undefined) keepVideoTexts(userId, NEW_VIDEO, sameTexts(next, noTexts) ? null : next);
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
    const beginning = await startOf(file);
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
    const title = texts.title.trim();
    const description = texts.description.trim();
    const end = await start((transport) =>
      uploadVideo({ file, ...(title && { title }), ...(description && { description }) }, transport),
    );
    const queryKey = getListMyVideosQueryKey();
    if (end.kind === 'aborted') {
      // It may have arrived all the same.
      await client.invalidateQueries({ queryKey });
      return;
    }
    setChosen({ step: 'none' });
    if (end.kind === 'failed') {
      if (!isApiError(end.error) || end.error.status !== 401) setError(toMessage(end.error, copy.uploadFailed));
      return;
    }
    write(noTexts);
    client.setQueryData<Video[]>(queryKey, (list) => [...(list ?? []), end.result]);
    snackbars.show(copy.uploaded, { kind: 'ok' });
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

/** A file that was moved or changed since it was chosen can't be read: it has no beginning. */
async function startOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}
