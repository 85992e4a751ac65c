import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { LoadBoundary } from '../../../lib/LoadBoundary.tsx';
import { isOpenedFrom, personHref, personIn, type Person } from '../../../lib/personAddress.ts';
import { useFocusFallback } from '../../../lib/useFocusFallback.ts';
import { ProfileDialog } from './lazyProfileDialog.ts';

/**
 * Shows the dialog of the person whom the address names, on every screen: `?profile={profile id}` or `?user={user id}`.
 * A link opens it, Back closes it.
 */
export function ProfileDialogHost() {
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const person = personIn(search);
  const screen = personHref(path, search, null);
  const shown = useLast(person);
  useFocusFallback(person !== null);

  const close = () => {
    // Taking back the step that opened it leaves no second entry of the same screen in the history.
    if (isOpenedFrom(screen)) window.history.back();
    else navigate(screen, { replace: true });
  };
  if (shown === null) return null;
  return (
    <LoadBoundary key={`${shown.by}/${shown.id}`} attempt={person !== null} onCrash={close}>
      <ProfileDialog person={shown} open={person !== null} onClose={close} />
    </LoadBoundary>
  );
}

/** The last person asked for: while the dialog closes, it is still theirs. */
function useLast(person: Person | null): Person | null {
  const [last, setLast] = useState(person);
  if (person !== null && (person.by !== last?.by || person.id !== last.id)) setLast(person);
  return person ?? last;
}
