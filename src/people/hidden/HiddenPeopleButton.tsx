import { useState } from 'react';
import { hiddenPeople as copy } from '../../hiddenPeople/copy.ts';
import { useHiddenPeople } from '../../hiddenPeople/useHiddenPeople.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import * as css from './HiddenPeopleButton.css.ts';

const HiddenPeopleDialog = lazyComponent(async () => (await import('./HiddenPeopleList.tsx')).HiddenPeopleDialog);

/** Renders, on the search and likes screens, the button that opens the list of hidden people; nothing without any. */
export function HiddenPeopleButton() {
  const { people } = useHiddenPeople();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {people.length > 0 && (
        <button
          type="button"
          className={css.root}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          onPointerEnter={HiddenPeopleDialog.preload}
          onFocus={HiddenPeopleDialog.preload}
        >
          {copy.title}
        </button>
      )}
      <LazyDialog open={isOpen} onFailed={close}>
        <HiddenPeopleDialog open={isOpen} onClose={close} />
      </LazyDialog>
    </>
  );
}
