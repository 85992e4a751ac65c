import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { composer } from './copy.ts';
import { NewPostComposer } from './NewPostComposer.tsx';

interface ComposerDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The composer in a bottom sheet, for phones (rule B8). */
export function ComposerDialog({ open, onClose }: ComposerDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={composer.label} size="sheet">
      <Sheet onPosted={onClose} />
    </Dialog>
  );
}

function Sheet({ onPosted }: { onPosted: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  // A frame later, because the dialog focuses its title first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return <NewPostComposer ref={field} onPosted={onPosted} />;
}
