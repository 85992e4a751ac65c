import { isolate } from '../../../lib/text/isolate.ts';
import { commonTags, suggestedMessages } from '../../../conversations/suggestedMessages.ts';
import { useListConversations } from '../../../api/generated/messages/messages.ts';
import { useGetMyProfile } from '../../../api/generated/profiles/profiles.ts';
import { useListProfileVideos } from '../../../api/generated/videos/videos.ts';
import type { Profile } from '../../../api/generated/model/index.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { celebration } from '../copy.ts';
import { FirstMessage } from './FirstMessage.tsx';
import { InterlinkedPortraits } from './InterlinkedPortraits.tsx';
import * as css from './MatchCelebration.css.ts';
import { Phrases } from './Phrases.tsx';

interface MatchCelebrationProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}

/** Maximum number of common tags that are listed. */
const MAX_COMMON_TAGS = 5;

/** Query parameters of the conversations among which the one with the other person is looked for. */
const NEWEST = { limit: 100 };

/**
 * Celebrates a match: renders both pictures, the common tags and, for two users without messages so far, an editable
 * first message (rule L24).
 */
export function MatchCelebration({ profile, open, onClose }: MatchCelebrationProps) {
  const { data: own } = useGetMyProfile();
  const videos = useListProfileVideos(profile.id);
  const conversations = useListConversations(NEWEST);
  if (own === undefined || videos.isPending || conversations.isPending) return null;
  const haveTalked = conversations.data?.some(
    ({ other_user: other, last_message: last }) => other.id === profile.user_id && last !== null,
  );
  const common = commonTags(own, profile, MAX_COMMON_TAGS);
  const title = celebration.title(isolate(profile.display_name));
  return (
    <Dialog open={open} onClose={onClose} title={title} hideTitle>
      <div className={css.header}>
        <InterlinkedPortraits mine={own} theirs={profile} />
        {/* Hidden from assistive technology: the text is already the title of the dialog. */}
        <p className={css.title} aria-hidden="true">
          <Phrases text={title} />
        </p>
        {common.length > 0 && <p className={css.common}>{celebration.common(common.join('、'))}</p>}
      </div>
      <FirstMessage
        profile={profile}
        openers={haveTalked ? [] : suggestedMessages(own, profile, (videos.data ?? []).length > 0, 'toMatch')}
        onDone={onClose}
      />
    </Dialog>
  );
}
