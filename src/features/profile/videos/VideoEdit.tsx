import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { isApiError, toMessage } from '../../../api/errors.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { getListMyVideosQueryKey, useUpdateVideo } from '../../../api/generated/videos/videos.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { videos as copy } from '../copy.ts';
import { textsToSend } from './videoTexts.ts';
import { VideoTextFields } from './VideoTextFields.tsx';
import * as css from './VideoUploader.css.ts';

interface VideoEditProps {
  video: Video;
  onDone: () => void;
}

/** Title and description, in place. What was typed stays when the server does not take it. */
export function VideoEdit({ video, onDone }: VideoEditProps) {
  const client = useQueryClient();
  const [texts, setTexts] = useState({ title: video.title ?? '', description: video.description ?? '' });
  const { mutate, isPending, error } = useUpdateVideo();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate(
      { id: video.id, data: textsToSend(texts) },
      {
        onSuccess: (saved) => {
          client.setQueryData<Video[]>(getListMyVideosQueryKey(), (list) =>
            list?.map((other) => (other.id === saved.id ? saved : other)),
          );
          snackbars.show(copy.saved, { kind: 'ok' });
          onDone();
        },
      },
    );
  };
  const isAboutSession = isApiError(error) && error.status === 401;
  return (
    <form ref={form} className={css.root} noValidate onSubmit={save}>
      {error !== null && !isAboutSession && <Banner kind="error">{toMessage(error, copy.saveFailed)}</Banner>}
      <VideoTextFields texts={texts} onChange={setTexts} />
      <div className={css.actions}>
        <Button type="submit" variant="primary" size="compact" loading={isPending} loadingLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button size="compact" onClick={onDone}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
