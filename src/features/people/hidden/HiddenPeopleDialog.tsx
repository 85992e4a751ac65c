import { hiddenPeople as copy } from '../../../hiddenPeople/copy.ts';
import { useFocusFallback } from '../../../lib/browser/focus/useFocusFallback.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { HiddenPeopleList } from './HiddenPeopleList.tsx';

interface HiddenPeopleDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The hidden people in a dialog of their own. */
export function HiddenPeopleDialog({ open, onClose }: HiddenPeopleDialogProps) {
  // The button that opened it is gone when nobody is hidden any more.
  useFocusFallback(open);
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <HiddenPeopleList />
    </Dialog>
  );
}
