import { useEffect } from 'react';
import { mediaLength } from '../../lib/mediaLength.ts';
import { soundDesk } from '../../lib/mediaSound.ts';
import { useObjectUrl } from '../../lib/useObjectUrl.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { CloseIcon } from '../../ui/icons/CloseIcon.tsx';
import { AudioPlayer } from '../../ui/MediaPlayer/AudioPlayer.tsx';
import { VideoPlayer } from '../../ui/MediaPlayer/VideoPlayer.tsx';
import { NoteIcon } from './BoardIcons.tsx';
import type { Attachment } from './checkMedia.ts';
import { composer, post } from './copy.ts';
import * as css from './MediaPreview.css.ts';

interface MediaPreviewProps {
  attachment: Attachment;
  /** It is being sent and stays. */
  locked: boolean;
  onRemove: () => void;
}

/** What will be posted, to be listened to or looked at before. */
export function MediaPreview({ attachment: { file, kind, seconds }, locked, onRemove }: MediaPreviewProps) {
  const url = useObjectUrl(file);
  const id = `preview:${url}`;
  const about = { title: file.name, artist: post.kind[kind] };

  // Once it is taken off nobody could stop it.
  useEffect(
    () => () => {
      if (soundDesk.current.getState().sound?.id === id) soundDesk.clear();
    },
    [id],
  );
  return (
    <div className={css.root}>
      <div className={css.head}>
        <NoteIcon />
        <span className={css.name} title={file.name}>
          {file.name}
        </span>
        <span className={css.length}>
          {post.kind[kind]} {mediaLength(seconds)}
        </span>
        <IconButton label={composer.removeMedia} disabled={locked} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </div>
      {url !== null && kind === 'audio' && <AudioPlayer sound={{ ...about, id, url }} length={seconds} file={file} />}
      {url !== null && kind === 'video' && <VideoPlayer key={url} film={{ ...about, url }} length={seconds} />}
    </div>
  );
}
