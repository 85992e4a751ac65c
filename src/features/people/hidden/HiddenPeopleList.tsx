import { useRef } from 'react';
import { hiddenPeople as copy } from '../../../hiddenPeople/copy.ts';
import { safety } from '../../../hiddenPeople/safety/copy.ts';
import { useHiddenPeople } from '../../../hiddenPeople/useHiddenPeople.ts';
import { showPerson } from '../../../hiddenPeople/hidePerson.ts';
import { useSession } from '../../../session/SessionScope.tsx';
import { portraitPerson } from '../../../media/portraitPerson.ts';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import * as css from './HiddenPeopleList.css.ts';

/** Renders the people whom the viewer has hidden or blocked, each with a button that shows them again (rules F39, F42). */
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
                <span>{person.name}</span>
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
