import { useLocation, useSearchParams } from 'wouter';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { useLastDefined } from '../../lib/react/useLast.ts';
import { isOpenedFrom, personHref, personIn } from '../../navigation/personAddress.ts';
import { goBack } from '../../lib/browser/history/inAppHistory.ts';
import { useFocusFallback } from '../../lib/browser/focus/useFocusFallback.ts';
import { ProfileDialog } from './lazyProfileDialog.ts';

/**
 * Shows, on every screen, the dialog of the person in the URL: `?profile={profile id}` or `?user={user id}`. A link
 * opens it, Back closes it.
 */
export function ProfileDialogHost() {
  'use no memo';
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const person = personIn(search);
  const screen = personHref(path, search, null);
  // While the dialog closes, it still shows the same person.
  const displayedPerson = useLastDefined(person, (a, b) => a.by === b.by && a.id === b.id);
  useFocusFallback(person !== null);

  const close = () => {
    // Going back instead of navigating adds no second history entry of the same screen.
    if (isOpenedFrom(screen)) goBack();
    else navigate(screen, { replace: true });
  };
  if (displayedPerson === null) return null;
  return (
    <LoadBoundary key={`${displayedPerson.by}/${displayedPerson.id}`} attempt={person !== null} onCrash={close}>
      <ProfileDialog person={displayedPerson} open={person !== null} onClose={close} />
    </LoadBoundary>
  );
}
