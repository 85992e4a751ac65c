import type { Ref } from 'react';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { apiHost } from '../../api/host.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { portraitPerson } from '../../ui/Avatar/portraitPerson.ts';
import { Composer } from './Composer.tsx';
import { composer } from './copy.ts';

interface NewPostComposerProps {
  /** On the board it is a card; in a dialog that is one already. */
  isCard?: boolean;
  onPosted?: () => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** Where a post begins. Wherever it is shown, it is the same one: text and file go along. */
export function NewPostComposer({ isCard = false, onPosted, ref }: NewPostComposerProps) {
  const { data: me } = useGetCurrentUser();
  const { data: profile } = useGetMyProfile();
  const person = portraitPerson({
    name: profile?.display_name ?? '',
    avatarUrl: profile?.avatar_url,
    host: apiHost(),
    userId: me?.id ?? '',
    instrument: profile?.tags.instruments[0]?.value,
  });
  return (
    <Composer
      ref={ref}
      to={null}
      label={composer.label}
      placeholder={composer.placeholder}
      submitLabel={composer.submit}
      isCard={isCard}
      // A sheet of its own has room.
      rows={isCard ? 2 : 6}
      picture={isCard && <Avatar person={person} decorative />}
      {...(onPosted && { onPosted })}
    />
  );
}
