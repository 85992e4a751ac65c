import { useEffect, useEffectEvent, useRef } from 'react';
import type { Profile } from '../../../api/generated/model/index.ts';
import { hiddenPeople as copy } from '../../../hiddenPeople/copy.ts';
import { hiddenPersonOf } from '../../../hiddenPeople/hiddenPeopleChanges.ts';
import { useHiddenPeople } from '../../../hiddenPeople/useHiddenPeople.ts';
import { hidePerson, showPerson } from '../../../hiddenPeople/hidePerson.ts';
import { PersonSafety } from '../../../hiddenPeople/safety/PersonSafety.tsx';
import { useSession } from '../../../session/SessionScope.tsx';
import { card } from '../../copy.ts';
import * as css from './DetailHide.css.ts';

interface DetailHideProps {
  profile: Profile;
  /** Called when the person is hidden, here or in another tab. */
  onHidden: () => void;
}

/** Hides or blocks the person, which closes the dialog in all tabs; shows them again (rules F39, F42); reports them. */
export function DetailHide({ profile, onHidden }: DetailHideProps) {
  const { isHidden, blocked, isKnown } = useHiddenPeople();
  const session = useSession();
  const isGone = isHidden(profile.user_id);
  const wasShown = useRef(false);
  const hidden = useEffectEvent(onHidden);
  useEffect(() => {
    // The dialog of a person who was hidden before it opened stays open.
    if (isGone && wasShown.current) hidden();
    wasShown.current = isKnown && !isGone;
  }, [isKnown, isGone]);
  const person = hiddenPersonOf(profile);
  return (
    <div>
      {isKnown && !isGone && (
        <>
          <button type="button" className={css.button} onClick={() => hidePerson(session, profile)}>
            {card.hide}
          </button>
          <p className={css.help}>{copy.help}</p>
        </>
      )}
      {isGone && !blocked.has(profile.user_id) && (
        <button type="button" className={css.button} onClick={() => showPerson(session, person)}>
          {copy.restore}
        </button>
      )}
      <PersonSafety person={person} />
    </div>
  );
}
