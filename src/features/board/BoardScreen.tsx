import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { onPageClose } from '../../lib/browser/onPageClose.ts';
import { useIsScrolledDown } from '../../lib/browser/useIsScrolledDown.ts';
import { audioPlayer } from '../../lib/media/audioPlayer.ts';
import { after } from '../../lib/time/timer.ts';
import { useShortcutAction } from '../../lib/keyboard/shortcutActions.ts';
import { PencilIcon } from '../../ui/icons/shellIcons.tsx';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { MiniPlayer } from '../../ui/MediaPlayer/MiniPlayer.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { below } from '../../ui/theme/breakpoints.ts';
import { useBoard } from './boardStore.ts';
import { board as copy } from './copy.ts';
import { DeletePostDialog } from './PostThread.tsx';
import { NewPostComposer } from './NewPostComposer.tsx';
import { PostList } from './PostList.tsx';
import { useFreshArrival, useSharedFile, restoreLastSound, writeLastSound } from './boardVisit.ts';
import * as css from './BoardScreen.css.ts';

const SoundSteps = lazyComponent(async () => (await import('./SoundSteps.tsx')).SoundSteps);
const ComposerDialog = lazyComponent(async () => (await import('./ComposerDialog.tsx')).ComposerDialog);

/** Renders the public board: the composer and the list of posts. */
export function BoardScreen() {
  'use no memo';
  const board = useBoard();
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLElement>(null);
  const [isWriting, setWriting] = useState(false);
  const [steps, setSteps] = useState<ReactNode>(null);
  const hasSound = useStore(audioPlayer.current, ({ sound }) => sound !== null);

  const close = () => setWriting(false);
  const write = () => {
    if (window.matchMedia(below('small')).matches) return setWriting(true);
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center' });
  };
  useShortcutAction('newPost', write);
  useFreshArrival(board.reset);
  useSharedFile((file) => {
    write();
    void board.composer(null).attach(file);
  });
  // Other screens have no controls for the board's sound, so playback stops when the board is left.
  useEffect(() => {
    // In development React mounts every screen twice, but the sound of the last visit can be read only once.
    const cancel = after(0, () => restoreLastSound(audioPlayer));
    const unsubscribe = onPageClose(() => writeLastSound(audioPlayer));
    return () => {
      cancel();
      unsubscribe();
      audioPlayer.unload();
    };
  }, []);

  return (
    <div className={css.root}>
      <header className={css.head}>
        <ScreenHeading>{copy.title}</ScreenHeading>
        <p className={css.lead}>{copy.lead}</p>
        <NewPostButton field={field} onPress={write} onIntent={ComposerDialog.preload} />
      </header>
      <NewPostComposer ref={field} isCard />
      <PostList ref={list} onWrite={write} />
      <LazyDialog open={isWriting} onFailed={close}>
        <ComposerDialog open={isWriting} onClose={close} />
      </LazyDialog>
      <MiniPlayer steps={steps} onClosed={() => list.current?.focus({ preventScroll: true })} />
      {hasSound && (
        <LoadBoundary>
          <SoundSteps onChange={setSteps} />
        </LoadBoundary>
      )}
      <DeletePostDialog onDeleted={() => list.current?.focus()} />
    </div>
  );
}

interface NewPostButtonProps {
  /** The field of the composer on the screen. */
  field: RefObject<HTMLElement | null>;
  onPress: () => void;
  /** Called when the button is about to be pressed. */
  onIntent: () => void;
}

/**
 * Renders the button for a new post. It stands beside the heading while the composer is in the window, and floats over
 * the posts when it has left. On a small screen the floating button is hidden while the user scrolls down, because it
 * would cover the text, and appears when the user scrolls up or it receives the focus.
 */
function NewPostButton({ field, onPress, onIntent }: NewPostButtonProps) {
  const isAway = useIsScrolledDown();
  const [isFloating, setFloating] = useState(false);
  useEffect(() => {
    const composer = field.current?.closest('[data-card]');
    if (!composer) return undefined;
    const observer = new IntersectionObserver(([entry]) => setFloating(entry?.isIntersecting === false));
    observer.observe(composer);
    return () => observer.disconnect();
  }, [field]);
  return (
    <button
      // Another element: one that moved would count as a layout shift.
      key={String(isFloating)}
      type="button"
      className={isFloating ? css.fab : css.write}
      data-away={isAway ? '' : undefined}
      aria-label={copy.fab}
      title={copy.fab}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <PencilIcon size={isFloating ? 'large' : 'medium'} />
    </button>
  );
}
