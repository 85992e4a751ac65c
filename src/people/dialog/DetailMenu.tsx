import { useEffect, useEffectEvent, useRef } from 'react';
import type { Profile } from '../../api/generated/model/index.ts';
import { hiddenPeople as copy } from '../../hiddenPeople/copy.ts';
import { hiddenPersonOf, hidePerson, showPerson } from '../../hiddenPeople/hidePerson.ts';
import { useSafetyActions } from '../../hiddenPeople/PersonSafety.tsx';
import { useHiddenPeople } from '../../hiddenPeople/useHiddenPeople.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { DotsIcon } from '../../ui/icons/shellIcons.tsx';
import { MenuButton } from '../../ui/Menu/MenuButton.tsx';
import { card } from '../copy.ts';
import { useIsViewer } from '../person.ts';
import { profileDialog } from './copy.ts';

interface DetailMenuProps {
  profile: Profile;
  /** Called when the person is hidden, here or in another tab. */
  onHidden: () => void;
}

/**
 * Renders the menu of the dialog of another person than the viewer. It hides or blocks them, which closes the dialog in all
 * tabs, shows them again, and reports them.
 */
export function DetailMenu({ profile, onHidden }: DetailMenuProps) {
  const isViewer = useIsViewer(profile);
  const { isHidden, blocked, isKnown } = useHiddenPeople();
  const session = useSession();
  const person = hiddenPersonOf(profile);
  const safety = useSafetyActions({ person });
  const isGone = isHidden(profile.user_id);
  const wasShown = useRef(false);
  const hidden = useEffectEvent(onHidden);
  useEffect(() => {
    // The dialog of a person who was hidden before it opened stays open.
    if (isGone && wasShown.current) hidden();
    wasShown.current = isKnown && !isGone;
  }, [isKnown, isGone]);
  const hide = { label: card.hide, onSelect: () => hidePerson(session, profile) };
  const show = { label: copy.restore, onSelect: () => showPerson(session, person) };
  const isBlocked = blocked.has(profile.user_id);
  if (isViewer !== false) return null;
  return (
    <MenuButton
      label={profileDialog.menu(isolate(profile.display_name))}
      items={[...(isKnown && !isGone ? [hide] : []), ...(isGone && !isBlocked ? [show] : []), ...safety]}
    >
      <DotsIcon />
    </MenuButton>
  );
}
