import { useRef } from 'react';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { composer } from '../copy.ts';
import { NewPostComposer } from './NewPostComposer.tsx';

interface ComposerDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The composer in a bottom sheet, for phones (rule B8). */
export function ComposerDialog({ open, onClose }: ComposerDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={composer.label} size="sheet" initialFocus={field}>
      <NewPostComposer ref={field} onPosted={onClose} />
    </Dialog>
  );
}
