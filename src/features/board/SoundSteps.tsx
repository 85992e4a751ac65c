import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { Post } from '../../api/generated/model/index.ts';
import type { audioPlayer } from '../../lib/media/audioPlayer.ts';
import { continuousPlay } from '../../lib/media/settings/continuousPlay.ts';
import type { setTrackKeys } from '../../lib/media/mediaSession.ts';
import { StepButtons } from '../../ui/MediaPlayer/StepButtons.tsx';
import type { useBoard } from './boardStore.ts';
import { type PostRules, soundsAround } from './soundsAround.ts';

/** Passed in by the screen: importing these here would split them into more files (scripts/chunks.ts). */
interface SoundStepsProps extends PostRules {
  board: ReturnType<typeof useBoard>;
  player: typeof audioPlayer;
  setKeys: typeof setTrackKeys;
  /** Receives the buttons for the player; null when there is no other sound. */
  onChange: (buttons: ReactNode) => void;
}

/**
 * Adds the buttons and media keys for the previous and the next sound of the board, and plays the next one when one has
 * ended, unless the user has switched that off (rule B35). It is loaded with the first sound.
 */
export function SoundSteps({ board, player, setKeys, onChange, ...rules }: SoundStepsProps) {
  const controls = player.controls();
  const id = useStore(player.current, ({ sound }) => sound?.id ?? '');
  const listed = useStore(board.listed);
  const open = useStore(board.view, (view) => view.open);
  const isPlaying = useStore(controls.store, ({ status }) => status === 'playing');
  const { previous, next } = soundsAround(id, listed, open, rules);

  /** Returns a function that plays the sound of a post; null without a post. */
  const stepTo = (post: Post | null): (() => void) | null => {
    const medium = post && rules.postMedium(post);
    if (post === null || medium === null) return null;
    return () => {
      player.load({ ...medium.about, id: post.id, length: post.media_duration });
      controls.play();
    };
  };
  const follow = useEffectEvent(() => continuousPlay.store.getState().isOn && stepTo(next)?.());
  useEffect(
    () =>
      controls.store.subscribe(
        ({ status }, before) => void (status === 'ended' && before.status !== status && follow()),
      ),
    [controls],
  );
  const show = useEffectEvent((before: Post | null, after: Post | null) => {
    const isAlone = before === null && after === null;
    onChange(isAlone ? null : <StepButtons previous={stepTo(before)} next={stepTo(after)} />);
  });
  useEffect(() => show(previous, next), [previous, next]);
  const setSystemKeys = useEffectEvent((before: Post | null, after: Post | null) =>
    setKeys(stepTo(before), stepTo(after)),
  );
  useEffect(() => {
    // A sound that starts to play has removed the media keys of the sound before.
    if (isPlaying) setSystemKeys(previous, next);
  }, [isPlaying, previous, next]);
  return null;
}
