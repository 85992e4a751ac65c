import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../api/errors.ts';
import { updateVideoRequestDescriptionMax, updateVideoRequestTitleMax } from '../../../api/generated/limits.ts';
import type { Video } from '../../../api/generated/model/index.ts';
import { getListMyVideosQueryOptions, useUpdateVideo } from '../../../api/generated/videos/videos.ts';
import { toMessageWithReason } from '../../../api/toMessageWithReason.ts';
import { useTask } from '../../../lib/react/useTask.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { useReportUnsavedWork } from '../form/unsavedWork.ts';
import { videos as copy } from './copy.ts';
import { changeMyVideos } from './myVideos.ts';
import {
  areTooLong,
  rebaseTexts,
  sameTexts,
  textsOf,
  textsToSend,
  useVideoTexts,
  type VideoTexts,
} from './videoTexts.ts';

interface VideoEditProps {
  video: Video;
  userId: string | undefined;
  onDone: () => void;
}

/**
 * Edits title and description in place. Input remains after a failed request and, as a draft, after a reload. The
 * request replaces both texts, so the videos are fetched first: a text that was not edited here is sent as it was
 * changed elsewhere.
 */
export function VideoEdit({ video, userId, onDone }: VideoEditProps) {
  const client = useQueryClient();
  const known = textsOf(video);
  const [base] = useState(known);
  const { texts, written, write } = useVideoTexts(userId, video.id, known);
  const { mutateAsync } = useUpdateVideo();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useReportUnsavedWork(!sameTexts(texts, known));

  const close = () => {
    write(known);
    onDone();
  };

  const [saving, save] = useTask(async () => {
    const list = await client.fetchQuery({ ...getListMyVideosQueryOptions(), staleTime: 0 });
    const theirs = textsOf(list.find(({ id }) => id === video.id) ?? video);
    const saved = await mutateAsync({ id: video.id, data: textsToSend(rebaseTexts({ base, mine: texts, theirs })) });
    void changeMyVideos(client, (list) => list.map((other) => (other.id === saved.id ? saved : other)));
    snackbars.show(copy.saved, { kind: 'ok', topic: `video:${saved.id}` });
    // What was written while it was being saved stays in the form.
    if (sameTexts(written.current, texts)) close();
  });
  const error = saving.status === 'failed' ? saving.error : null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (areTooLong(texts)) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else save();
  };
  const isAboutSession = isApiError(error) && error.status === 401;
  return (
    <Stack as="form" ref={form} gap="medium" noValidate onSubmit={submit}>
      {error !== null && !isAboutSession && <Banner kind="error">{toMessageWithReason(error, copy.saveFailed)}</Banner>}
      <VideoTextFields texts={texts} onChange={write} />
      <Cluster gap="compact" justify="end">
        <Button size="compact" disabled={saving.status === 'running'} onClick={close}>
          {copy.cancel}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="compact"
          loading={saving.status === 'running'}
          loadingLabel={copy.saving}
        >
          {copy.save}
        </Button>
      </Cluster>
    </Stack>
  );
}

interface VideoTextFieldsProps {
  texts: VideoTexts;
  onChange: (texts: VideoTexts) => void;
  disabled?: boolean;
}

/** Renders the fields for title and description of a video. */
export function VideoTextFields({ texts, onChange, disabled = false }: VideoTextFieldsProps) {
  return (
    <Stack gap="medium">
      <TextField
        label={copy.fieldTitle}
        placeholder={copy.titlePlaceholder}
        autoComplete="off"
        disabled={disabled}
        limit={updateVideoRequestTitleMax}
        value={texts.title}
        onChange={(event) => onChange({ ...texts, title: event.currentTarget.value })}
      />
      <TextArea
        label={copy.fieldDescription}
        placeholder={copy.descriptionPlaceholder}
        disabled={disabled}
        minRows={2}
        limit={updateVideoRequestDescriptionMax}
        value={texts.description}
        onChange={(event) => onChange({ ...texts, description: event.currentTarget.value })}
      />
    </Stack>
  );
}
