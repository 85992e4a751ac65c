import { hiddenPeople as copy } from '../../hiddenPeople/copy.ts';
import { useFocusFallback } from '../../lib/browser/focus/useFocusFallback.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { HiddenPeopleList } from './HiddenPeopleList.tsx';

interface HiddenPeopleDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the list of hidden people in a dialog. */
export function HiddenPeopleDialog({ open, onClose }: HiddenPeopleDialogProps) {
  // When nobody is hidden any more, the button that opened it does not exist.
  useFocusFallback(open);
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <HiddenPeopleList />
    </Dialog>
  );
}
