import type { Profile } from '../../../api/generated/model/index.ts';
import { hiddenPeople as copy } from '../../../hiddenPeople/copy.ts';
import { hiddenPersonOf } from '../../../hiddenPeople/hiddenPeopleChanges.ts';
import { useHiddenPeople } from '../../../hiddenPeople/useHiddenPeople.ts';
import { hidePerson, showPerson } from '../../../hiddenPeople/hidePerson.ts';
import { useSession } from '../../../session/SessionScope.tsx';
import { card } from '../copy.ts';
import * as css from './DetailHide.css.ts';

interface DetailHideProps {
  profile: Profile;
  /** Called after the person is hidden. */
  onHidden: () => void;
}

/** Hides the person, which closes the dialog, or shows a hidden one again (rule F39). */
export function DetailHide({ profile, onHidden }: DetailHideProps) {
  const { isHidden } = useHiddenPeople();
  const session = useSession();
  if (isHidden(profile.user_id)) {
    return (
      <button type="button" className={css.button} onClick={() => showPerson(session, hiddenPersonOf(profile))}>
        {copy.restore}
      </button>
    );
  }
  return (
    <div>
      <button
        type="button"
        className={css.button}
        onClick={() => {
          hidePerson(session, profile);
          onHidden();
        }}
      >
        {card.hide}
      </button>
      <p className={css.help}>{copy.help}</p>
    </div>
  );
}
