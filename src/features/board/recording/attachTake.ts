import type { Composer } from '../composerStore.ts';
import type { TakeWriter } from './takeStore.ts';

/**
 * Attaches a take to the post in the composer, when the user chooses it in the recording dialog. Its stored copy is
 * removed when the post was sent. A take that is not accepted, or that is removed from the post, is offered again.
 */
export async function attachTake(
  composer: Composer,
  { file, stored }: { file: File; stored: TakeWriter },
): Promise<void> {
  const { store } = composer;
  const isAttached = () => store.getState().attachment?.file === file;
  await composer.attach(file);
  const { attachment } = store.getState();
  if (attachment?.file !== file) return stored.release();
  store.setState({ attachment: { ...attachment, onPosted: stored.remove } });
  const unsubscribe = store.subscribe(() => {
    if (isAttached()) return;
    unsubscribe();
    stored.release();
  });
}
