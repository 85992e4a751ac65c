import type { ReactNode, RefObject } from 'react';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { composer } from './copy.ts';

interface ComposerDialogProps {
  open: boolean;
  onClose: () => void;
  /** The composer. The screen passes it in, because a second import would split the screen's code into more files. */
  children: ReactNode;
  /** Ref of its text field. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Renders the composer in a bottom sheet, for phones (rule B8). */
export function ComposerDialog({ open, onClose, children, field }: ComposerDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={composer.label} size="sheet" initialFocus={field}>
      {children}
    </Dialog>
  );
}
