import type { ChatUser } from '../../../api/generated/model/index.ts';
import { portraitPerson } from '../../../media/portraitPerson.ts';
import type { PersonPictureData } from '../../../ui/Avatar/PersonPicture.tsx';
import { chat } from '../copy.ts';
import { isolate } from '../../../lib/text/isolate.ts';
import { trimText } from '../../../lib/text/trimText.ts';

/** Returns the display name of the other person. A user without a profile has left the service (rule M22). */
export function chatName(user: ChatUser): string {
  return isolate(trimText(user.profile?.display_name)) || chat.leftUser;
}

export function chatPortrait(user: ChatUser): PersonPictureData {
  return portraitPerson({ name: chatName(user), avatarUrl: user.profile?.avatar_url, userId: user.id });
}
