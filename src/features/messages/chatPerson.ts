import type { ChatUser } from '../../api/generated/model/index.ts';
import { apiHost } from '../../api/host.ts';
import { portraitPerson } from '../../ui/Avatar/portraitPerson.ts';
import type { PortraitPerson } from '../../ui/Avatar/Portrait.tsx';
import { chat } from './copy.ts';

/** What to call the other side; somebody without a profile has left (decision M22). */
export function chatName(user: ChatUser): string {
  return user.profile?.display_name.trim() || chat.left;
}

export function chatPortrait(user: ChatUser): PortraitPerson {
  return portraitPerson({
    name: chatName(user),
    avatarUrl: user.profile?.avatar_url,
    host: apiHost(),
    userId: user.id,
  });
}
