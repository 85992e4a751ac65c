import { useGetMyProfile } from '../../../api/generated/profiles/profiles.ts';
import { useListProfileVideos } from '../../../api/generated/videos/videos.ts';
import type { Profile } from '../../../api/generated/model/index.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { moment } from '../copy.ts';
import { FirstMessage } from './FirstMessage.tsx';
import { JoinedPortraits } from './JoinedPortraits.tsx';
import * as css from './MatchMoment.css.ts';
import { commonTags, openers } from './openers.ts';

interface MatchMomentProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}

/** How many common tags are told. */
const MOST_COMMON = 5;

/** The one celebration: the two of us, what we share, and a message to begin with, which is never sent by itself. */
export function MatchMoment({ profile, open, onClose }: MatchMomentProps) {
  const { data: own } = useGetMyProfile();
  const videos = useListProfileVideos(profile.id);
  if (own === undefined || videos.isPending) return null;
  const common = commonTags(own, profile, MOST_COMMON);
  const title = moment.title(profile.display_name);
  return (
    <Dialog open={open} onClose={onClose} title={title} hideTitle>
      <div className={css.stage}>
        <JoinedPortraits mine={own} theirs={profile} />
        {/* The dialog has it as its title. */}
        <p className={css.title} aria-hidden="true">
          {title}
        </p>
        {common.length > 0 && <p className={css.common}>{moment.common(common.join('、'))}</p>}
      </div>
      <FirstMessage
        profile={profile}
        openers={openers(own, profile, (videos.data ?? []).length > 0)}
        onDone={onClose}
      />
    </Dialog>
  );
}
