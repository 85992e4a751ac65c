import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { Post, PostId } from '../../api/generated/model/index.ts';
import { audioPlayer } from '../../lib/media/audioPlayer.ts';
import { setTrackKeys } from '../../lib/media/mediaSession.ts';
import { continuousPlay } from '../../lib/media/settings/continuousPlay.ts';
import { StepButtons } from '../../ui/MediaPlayer/StepButtons.tsx';
import { type ListedPosts, useBoard } from './boardStore.ts';
import { postMedium } from './postMedium.ts';
import { MAX_INDENT_DEPTH, shownReplies } from './postTree.ts';

interface SoundStepsProps {
  /** Receives the buttons for the player; null when there is no other sound. */
  onChange: (buttons: ReactNode) => void;
}

/**
 * Adds the buttons and media keys for the previous and the next sound of the board, and plays the next one when one has
 * ended, unless the user has switched that off. It is loaded with the first sound.
 */
export function SoundSteps({ onChange }: SoundStepsProps) {
  const board = useBoard();
  const controls = audioPlayer.controls();
  const id = useStore(audioPlayer.current, ({ sound }) => sound?.id ?? '');
  const listed = useStore(board.listed);
  const open = useStore(board.view, (view) => view.open);
  const isPlaying = useStore(controls.store, ({ status }) => status === 'playing');
  const { previous, next } = soundsAround(id, listed, open);

  /** Returns a function that plays the sound of a post; null without a post. */
  const stepTo = (post: Post | null): (() => void) | null => {
    const medium = post && postMedium(post);
    if (post === null || medium === null) return null;
    return () => {
      audioPlayer.load({ ...medium.about, id: post.id, length: post.media_duration });
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
    setTrackKeys(stepTo(before), stepTo(after)),
  );
  useEffect(() => {
    // A sound that starts to play has removed the media keys of the sound before.
    if (isPlaying) setSystemKeys(previous, next);
  }, [isPlaying, previous, next]);
  return null;
}

interface Row {
  post: Post;
  isShown: boolean;
}

/**
 * Returns the posts with the sounds before and after the current one, in the order of the screen, for the buttons of the
 * player and for what plays next; null when there is none. A sound whose post is not on the screen any more, because its
 * replies were collapsed or a search excludes it, keeps its position.
 * @param open the posts whose replies are expanded
 */
export function soundsAround(id: PostId, { posts, found }: ListedPosts, open: ReadonlySet<PostId>) {
  const onScreen = new Set(found);
  const rowsBelow = (post: Post, depth: number, isShown: boolean): Row[] => {
    const areRepliesShown = isShown && open.has(post.id);
    const replies = shownReplies(post, depth);
    return depth < MAX_INDENT_DEPTH
      ? [{ post, isShown }, ...replies.flatMap((reply) => rowsBelow(reply, depth + 1, areRepliesShown))]
      : [{ post, isShown }, ...replies.map((reply) => ({ post: reply, isShown: areRepliesShown }))];
  };
  const rows = posts.flatMap((post) => rowsBelow(post, 0, onScreen.has(post)));
  const index = rows.findIndex(({ post }) => post.id === id);
  if (index === -1) return { previous: null, next: null };
  const isNeighbour = ({ post, isShown }: Row) => isShown && postMedium(post)?.kind === 'audio';
  return {
    previous: rows.slice(0, index).findLast(isNeighbour)?.post ?? null,
    next: rows.slice(index + 1).find(isNeighbour)?.post ?? null,
  };
}
