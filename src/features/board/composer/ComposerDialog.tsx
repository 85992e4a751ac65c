import type { ReactNode, RefObject } from 'react';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { composer } from '../copy.ts';

interface ComposerDialogProps {
  open: boolean;
  onClose: () => void;
  /** The composer. It comes with the screen: a second import of it would divide the screen's code into more files. */
  children: ReactNode;
  /** Its text. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The composer in a bottom sheet, for phones (rule B8). */
export function ComposerDialog({ open, onClose, children, field }: ComposerDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={composer.label} size="sheet" initialFocus={field}>
      {children}
    </Dialog>
  );
}
