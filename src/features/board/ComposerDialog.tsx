import { useRef } from 'react';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { composer as copy } from './copy.ts';
import { NewPostComposer } from './NewPostComposer.tsx';

interface ComposerDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the composer of a new post in a bottom sheet, for phones. It closes when the post is published. */
export function ComposerDialog({ open, onClose }: ComposerDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={copy.label} size="sheet" initialFocus={field}>
      <NewPostComposer ref={field} onPosted={onClose} />
    </Dialog>
  );
}
