import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { audioPlayer } from '../../lib/media/audioPlayer.ts';
import { PencilIcon } from '../../ui/icons/PencilIcon.tsx';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { MiniPlayer } from '../../ui/MediaPlayer/MiniPlayer.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { below } from '../../ui/theme/breakpoints.ts';
import { useBoard } from './boardStore.ts';
import { board as copy } from './copy.ts';
import { DeletePostDialog } from './DeletePostDialog.tsx';
import { NewPostComposer } from './NewPostComposer.tsx';
import { PostList } from './PostList.tsx';
import { useFreshArrival } from './useFreshArrival.ts';
import { useSharedFile } from './useSharedFile.ts';
import * as css from './BoardScreen.css.ts';

const ComposerDialog = lazyComponent(async () => (await import('./ComposerDialog.tsx')).ComposerDialog);

/** The public board: the composer and the list of posts. */
export function BoardScreen() {
  const board = useBoard();
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLElement>(null);
  const [isWriting, setWriting] = useState(false);

  useFreshArrival(board.reset);
  useSharedFile((file) => {
    write();
    void board.composer(null).attach(file);
  });
  // Other screens have no controls for the board's sound, so playback stops when the board is left.
  useEffect(() => () => audioPlayer.unload(), []);

  const write = () => {
    if (window.matchMedia(below('small')).matches) return setWriting(true);
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className={css.root}>
      <header className={css.head}>
        <ScreenHeading>{copy.title}</ScreenHeading>
        <p className={css.lead}>{copy.lead}</p>
      </header>
      <NewPostComposer ref={field} isCard />
      <PostList ref={list} />
      <button
        type="button"
        className={css.fab}
        aria-label={copy.fab}
        title={copy.fab}
        onClick={write}
        onPointerEnter={ComposerDialog.preload}
        onFocus={ComposerDialog.preload}
      >
        <PencilIcon size="large" />
      </button>
      <LazyDialog open={isWriting} onFailed={() => setWriting(false)}>
        <ComposerDialog open={isWriting} onClose={() => setWriting(false)} />
      </LazyDialog>
      <MiniPlayer onClosed={() => list.current?.focus({ preventScroll: true })} />
      <DeletePostDialog onDeleted={() => list.current?.focus()} />
    </div>
  );
}
