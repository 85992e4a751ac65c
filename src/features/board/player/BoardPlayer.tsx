import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { Post } from '../../../api/generated/model/index.ts';
import { audioPlayer } from '../../../lib/media/audioPlayer.ts';
import { continuousPlay } from '../../../lib/media/continuousPlay.ts';
import { setTrackKeys } from '../../../lib/media/mediaSession.ts';
import { MiniPlayer } from '../../../ui/MediaPlayer/MiniPlayer.tsx';
import { useBoard } from '../boardStore.ts';
import { postMedium } from '../thread/postMedium.ts';
import { soundsAround } from './soundsAround.ts';

/** Returns what plays the sound of a post; null without a post. */
function stepTo(post: Post | null): (() => void) | null {
  if (post === null) return null;
  const medium = postMedium(post);
  if (medium === null) return null;
  return () => {
    audioPlayer.load({ ...medium.about, id: post.id, length: post.media_duration });
    audioPlayer.controls().play();
  };
}

/** The player of the board's sounds, which goes on from post to post (rule B35). Loaded with the first sound that plays. */
export function BoardPlayer({ onClosed }: { onClosed: () => void }) {
  const board = useBoard();
  const controls = audioPlayer.controls();
  const id = useStore(audioPlayer.current, ({ sound }) => sound?.id ?? '');
  const listed = useStore(board.listed);
  const open = useStore(board.view, (view) => view.open);
  const isPlaying = useStore(controls.store, ({ status }) => status === 'playing');
  const { previous, next } = soundsAround(id, listed, open);

  const follow = useEffectEvent(() => continuousPlay.store.getState().isOn && stepTo(next)?.());
  useEffect(
    () =>
      controls.store.subscribe(
        ({ status }, before) => void (status === 'ended' && before.status !== status && follow()),
      ),
    [controls],
  );
  useEffect(() => {
    // What begins to play has removed the keys of what played before.
    if (isPlaying) setTrackKeys(stepTo(previous), stepTo(next));
  }, [isPlaying, previous, next]);

  return <MiniPlayer steps={{ previous: stepTo(previous), next: stepTo(next) }} onClosed={onClosed} />;
}
