import { useState } from 'react';
import { useStore } from 'zustand';
import { logFailure } from '../../lib/log.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { useBoard } from './boardStore.ts';
import { post as copy } from './copy.ts';

/** Asks before a post is deleted (spec.md section 5); what keeps it from being deleted is said in place. */
export function DeletePostDialog({ onDeleted }: { onDeleted: () => void }) {
  const board = useBoard();
  const post = useStore(board.view, ({ deleting }) => deleting);
  const [state, setState] = useState<'asking' | 'pending' | 'failed'>('asking');

  const close = () => {
    board.askToDelete(null);
    setState('asking');
  };
  const confirm = async () => {
    if (post === null) return;
    setState('pending');
    try {
      await board.remove(post);
    } catch (error) {
      logFailure('The post was not deleted', error);
      return setState('failed');
    }
    close();
    onDeleted();
  };
  return (
    <ConfirmDialog
      open={post !== null}
      title={copy.removeTitle}
      body={copy.removeBody}
      confirmLabel={copy.remove}
      pendingLabel={copy.removing}
      pending={state === 'pending'}
      error={state === 'failed' ? copy.removeFailed : null}
      danger
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}
