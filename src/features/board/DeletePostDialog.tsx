import { useStore } from 'zustand';
import type { Post } from '../../api/generated/model/index.ts';
import { logFailure } from '../../lib/log/log.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { useBoard } from './boardStore.ts';
import { post as copy } from './copy.ts';

/** Asks for confirmation before a post is deleted (rule B21). A failure is shown inside the dialog. */
export function DeletePostDialog({ onDeleted }: { onDeleted: () => void }) {
  const board = useBoard();
  const post = useStore(board.view, ({ deleting }) => deleting);
  const [deletion, remove, reset] = useTask(async (target: Post) => {
    try {
      await board.remove(target);
    } catch (error) {
      logFailure('The post was not deleted', error);
      throw error;
    }
    board.askToDelete(null);
    onDeleted();
  });

  const cancel = () => {
    board.askToDelete(null);
    reset();
  };
  return (
    <ConfirmDialog
      open={post !== null}
      title={copy.removeTitle}
      body={copy.removeBody}
      confirmLabel={copy.remove}
      pendingLabel={copy.removing}
      pending={deletion.status === 'running'}
      error={deletion.status === 'failed' ? copy.removeFailed : null}
      danger
      onConfirm={() => post !== null && remove(post)}
      onCancel={cancel}
    />
  );
}
