import type { ChatUser } from '../../api/generated/model/index.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { trimText } from '../../lib/text/trimText.ts';
import { portraitPerson } from '../../media/portraitPerson.ts';
import type { PersonPictureData } from '../../ui/Avatar/PersonPicture.tsx';
import { chat } from './copy.ts';
import * as css from './chatPerson.css.ts';

/** Returns the display name of the other person. A user without a profile has left the service. */
export function chatName(user: ChatUser): string {
  return isolate(trimText(user.profile?.display_name)) || chat.leftUser;
}

export function chatPortrait(user: ChatUser): PersonPictureData {
  return portraitPerson({ name: chatName(user), avatarUrl: user.profile?.avatar_url, userId: user.id });
}

/** Renders the other person's online status as text; nothing while it is not known. */
export function Presence({ isOnline }: { isOnline: boolean | null }) {
  'use no memo';
  if (isOnline === null) return null;
  return (
    <span className={css.label} data-online={isOnline ? '' : undefined}>
      <span className={css.mark} aria-hidden="true" />
      <span>{isOnline ? chat.online : chat.offline}</span>
    </span>
  );
}
