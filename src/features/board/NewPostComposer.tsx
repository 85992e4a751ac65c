import type { Ref } from 'react';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { portraitPerson } from '../../media/portraitPerson.ts';
import { Composer } from './Composer.tsx';
import { composer } from './copy.ts';

interface NewPostComposerProps {
  /** True on the board; false in a dialog, which already looks like a card. */
  isCard?: boolean;
  onPosted?: () => void;
  ref: Ref<HTMLTextAreaElement>;
}

/**
 * Renders the composer for a new top-level post. All instances share one state, so text and file remain when another
 * instance opens.
 */
export function NewPostComposer({ isCard = false, onPosted, ref }: NewPostComposerProps) {
  'use no memo';
  const { data: viewer } = useGetCurrentUser();
  const { data: profile } = useGetMyProfile();
  const person = portraitPerson({
    name: profile?.display_name ?? '',
    avatarUrl: profile?.avatar_url,
    userId: viewer?.id ?? '',
    profile,
  });
  return (
    <Composer
      ref={ref}
      to={null}
      label={composer.label}
      placeholder={composer.placeholder}
      submitLabel={composer.submit}
      isCard={isCard}
      // The bottom sheet has room for more lines.
      rows={isCard ? 2 : 6}
      picture={isCard && <Avatar person={person} decorative />}
      {...(onPosted && { onPosted })}
    />
  );
}
