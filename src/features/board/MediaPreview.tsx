import { useEffect } from 'react';
import { mediaLength } from '../../lib/media/mediaLength.ts';
import { audioPlayer } from '../../lib/media/audioPlayer.ts';
import { useObjectUrl } from '../../lib/browser/useObjectUrl.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { CloseIcon } from '../../ui/icons/CloseIcon.tsx';
import { AudioPlayer } from '../../ui/MediaPlayer/AudioPlayer.tsx';
import { VideoPlayer } from '../../ui/MediaPlayer/VideoPlayer.tsx';
import { NoteIcon } from '../../ui/icons/NoteIcon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import type { Attachment } from './checkMedia.ts';
import { composer, post } from './copy.ts';
import * as css from './MediaPreview.css.ts';

interface MediaPreviewProps {
  attachment: Attachment;
  /** Whether the post is being sent, so that the file cannot be removed. */
  locked: boolean;
  onRemove: () => void;
}

/** Renders the file that is attached in the composer, with a player and a button to remove it. */
export function MediaPreview({ attachment: { file, kind, seconds }, locked, onRemove }: MediaPreviewProps) {
  'use no memo';
  const url = useObjectUrl(file);
  const id = `preview:${url}`;
  const about = { title: file.name, artist: post.kind[kind] };

  // When the preview is removed, its playback stops, since its controls are gone.
  useEffect(
    () => () => {
      if (audioPlayer.current.getState().sound?.id === id) audioPlayer.unload();
    },
    [id],
  );
  return (
    <Stack gap="hair">
      <div className={css.head}>
        <NoteIcon />
        <span className={css.name} title={file.name}>
          {file.name}
        </span>
        <span className={css.length}>{`${post.kind[kind]} ${mediaLength(seconds)}`}</span>
        <IconButton label={composer.removeMedia} disabled={locked} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </div>
      {url !== null && kind === 'audio' && <AudioPlayer sound={{ ...about, id, url }} length={seconds} file={file} />}
      {url !== null && kind === 'video' && <VideoPlayer key={url} film={{ ...about, url }} length={seconds} />}
    </Stack>
  );
}
