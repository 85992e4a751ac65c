import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { LoadBoundary } from '../../../lib/LoadBoundary.tsx';
import { personHref, personIn, type Person } from '../../../lib/personAddress.ts';
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
  const backLeadsTo = useOpenedFrom(screen, person !== null);
  const shown = useLast(person);
  useFocusFallback(person !== null);

  const close = () => {
    // Taking back the step that opened it leaves no second entry of the same screen in the history.
    if (backLeadsTo === screen && personIn(new URLSearchParams(window.location.search)) !== null) window.history.back();
    else navigate(screen, { replace: true });
  };
  if (shown === null) return null;
  return (
    <LoadBoundary key={`${shown.by}/${shown.id}`} onCrash={close}>
      <ProfileDialog person={shown} open={person !== null} onClose={close} />
    </LoadBoundary>
  );
}

/**
 * The screen on which the dialog was opened by a step of the history; null when it is not open, or came with the
 * address of another screen or of a page load.
 */
function useOpenedFrom(screen: string, isOpen: boolean): string | null {
  const [state, setState] = useState<{ screen: string; isOpen: boolean; from: string | null }>({
    screen,
    isOpen,
    from: null,
  });
  if (state.screen === screen && state.isOpen === isOpen) return state.from;
  const from = isOpen && !state.isOpen && screen === state.screen ? screen : null;
  const next = { screen, isOpen, from: isOpen && state.isOpen ? state.from : from };
  setState(next);
  return next.from;
}

/** The last person asked for: while the dialog closes, it is still theirs. */
function useLast(person: Person | null): Person | null {
  const [last, setLast] = useState(person);
  if (person !== null && (person.by !== last?.by || person.id !== last.id)) setLast(person);
  return person ?? last;
}
