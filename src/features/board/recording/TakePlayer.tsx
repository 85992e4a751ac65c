import { useEffect } from 'react';
import { useObjectUrl } from '../../../lib/browser/useObjectUrl.ts';
import { audioPlayer } from '../../../lib/media/audioPlayer.ts';
import { AudioPlayer } from '../../../ui/MediaPlayer/AudioPlayer.tsx';
import { recording as copy } from './copy.ts';
import type { TakeFile } from './makeTake.ts';

/** Renders the player for the chosen part of a take, before the user attaches it to the post. */
export function TakePlayer({ part: { file, seconds } }: { part: TakeFile }) {
  const url = useObjectUrl(file);
  const id = `take:${url}`;
  useUnloadSound(id);
  if (url === null) return null;
  return <AudioPlayer sound={{ id, url, title: file.name, artist: copy.artist }} length={seconds} file={file} />;
}

/** Stops a sound when its controls are unmounted. */
export function useUnloadSound(id: string): void {
  useEffect(
    () => () => {
      if (audioPlayer.current.getState().sound?.id === id) audioPlayer.unload();
    },
    [id],
  );
}
