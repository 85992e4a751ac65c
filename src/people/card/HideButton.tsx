import type { Profile } from '../../api/generated/model/index.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { logFailure } from '../../lib/log/log.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { common } from '../../ui/copy.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { card } from '../copy.ts';
import * as css from './HideButton.css.ts';

const loadHiding = () => import('../../hiddenPeople/hidePerson.ts');

/**
 * Renders the button that hides the person of a card (rule F39). Its code is loaded when the user is about to press it.
 */
export function HideButton({ profile }: { profile: Profile }) {
  const session = useSession();
  const hide = async () => {
    try {
      (await loadHiding()).hidePerson(session, profile);
    } catch (error) {
      logFailure('Loading the code that hides a person', error);
      snackbars.show(common.genericError, { kind: 'error', topic: 'code' });
    }
  };
  return (
    <button
      type="button"
      className={css.root}
      // A card that stays shows the next person then (see `guardDoubleClick`).
      data-subject={profile.id}
      aria-label={card.hideOf(isolate(profile.display_name))}
      title={card.hide}
      onClick={() => void hide()}
    />
  );
}
