import { useRef } from 'react';
import { hiddenPeople as copy, safety } from '../../hiddenPeople/copy.ts';
import { showPerson } from '../../hiddenPeople/hidePerson.ts';
import { useHiddenPeople } from '../../hiddenPeople/useHiddenPeople.ts';
import { useFocusFallback } from '../../lib/browser/focus/useFocusFallback.ts';
import { portraitPerson } from '../../media/portraitPerson.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import * as css from './HiddenPeopleList.css.ts';

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

/** Renders the people whom the viewer has hidden or blocked, each with a button that shows them again. */
export function HiddenPeopleList() {
  const { people } = useHiddenPeople();
  const session = useSession();
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={css.root} tabIndex={-1}>
      <p className={css.help}>{people.length === 0 ? copy.none : copy.help}</p>
      {people.length > 0 && (
        <ul className={css.list}>
          {people.map((person) => (
            <li key={person.userId} className={css.item}>
              <Avatar person={portraitPerson(person)} decorative />
              <span className={css.name}>
                <bdi>{person.name}</bdi>
                {person.isBlocked && <span className={css.blocked}>{safety.isBlocked}</span>}
              </span>
              <button
                type="button"
                className={css.restore}
                aria-label={(person.isBlocked ? safety.unblockOf : copy.restoreOf)(person.name)}
                onClick={({ currentTarget }) => {
                  const item = currentTarget.closest('li');
                  const next = item?.nextElementSibling ?? item?.previousElementSibling;
                  (next?.querySelector('button') ?? root.current)?.focus();
                  showPerson(session, person);
                }}
              >
                {person.isBlocked ? safety.unblock : copy.restore}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
