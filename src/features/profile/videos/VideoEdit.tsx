import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { isApiError, toMessage } from '../../../api/errors.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { useUpdateVideo } from '../../../api/generated/videos/videos.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { videos as copy } from '../copy.ts';
import { useUnfinishedWork } from '../editor/unfinishedWork.ts';
import { changeMyVideos } from './changeMyVideos.ts';
import { keepVideoTexts, keptVideoTexts, sameTexts, textsToSend, type VideoTexts } from './videoTexts.ts';
import { VideoTextFields } from './VideoTextFields.tsx';
import * as css from './VideoUploader.css.ts';

interface VideoEditProps {
  video: Video;
  userId: string | undefined;
  onDone: () => void;
}

/** Title and description, in place. What was typed stays when the server does not take it, and over a reload. */
export function VideoEdit({ video, userId, onDone }: VideoEditProps) {
  const client = useQueryClient();
  const known = { title: video.title ?? '', description: video.description ?? '' };
  const [texts, setTexts] = useState(() => (userId === undefined ? null : keptVideoTexts(userId, video.id)) ?? known);
  const { mutate, isPending, error } = useUpdateVideo();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useUnfinishedWork(!sameTexts(texts, known));

  const write = (next: VideoTexts) => {
    setTexts(next);
    if (userId !== undefined) keepVideoTexts(userId, video.id, sameTexts(next, known) ? null : next);
  };
  const close = () => {
    if (userId !== undefined) keepVideoTexts(userId, video.id, null);
    onDone();
  };

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate(
      { id: video.id, data: textsToSend(texts) },
      {
        onSuccess: (saved) => {
          void changeMyVideos(client, (list) => list.map((other) => (other.id === saved.id ? saved : other)));
          snackbars.show(copy.saved, { kind: 'ok' });
          close();
        },
      },
    );
  };
  const isAboutSession = isApiError(error) && error.status === 401;
  return (
    <form ref={form} className={css.root} noValidate onSubmit={save}>
      {error !== null && !isAboutSession && <Banner kind="error">{toMessage(error, copy.saveFailed)}</Banner>}
      <VideoTextFields texts={texts} onChange={write} />
      <div className={css.actions}>
        <Button type="submit" variant="primary" size="compact" loading={isPending} loadingLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button size="compact" onClick={close}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
