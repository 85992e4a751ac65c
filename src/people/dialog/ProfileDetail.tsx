import { isolate } from '../../lib/text/isolate.ts';
import type { Profile, Video } from '../../api/generated/model/index.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailHide } from './detail/DetailHide.tsx';
import { DetailHero } from './detail/DetailHero.tsx';
import { DetailLinks } from './detail/DetailLinks.tsx';
import { DetailTags } from './detail/DetailTags.tsx';
import { VideosAndBio } from './videos/VideosAndBio.tsx';
import { MatchBreakdown } from './match/MatchBreakdown.tsx';
import { MatchSummary } from './match/MatchSummary.tsx';
import { OwnProfile } from './own/OwnProfile.tsx';
import * as css from './ProfileDetail.css.ts';
import { useIsOwnProfile } from '../useIsOwnProfile.ts';
import { useMatchScore } from './match/useMatchScore.ts';

interface ProfileDetailProps {
  profile: Profile;
  onPlay: (video: Video) => void;
  onClose: () => void;
}

/** Renders the content of the profile dialog: first the person, then the actions, then the details (rule F31). */
export function ProfileDetail({ profile, onPlay, onClose }: ProfileDetailProps) {
  const isOwn = useIsOwnProfile(profile);
  const { score, isVague, sentence } = useMatchScore(profile);
  const match = isOwn === false ? score : null;
  return (
    <div className={css.root}>
      <DetailHero profile={profile} isOwn={isOwn} />
      <DetailActions profile={profile} isOwn={isOwn} onClose={onClose} />
      {isOwn === true && <OwnProfile profile={profile} />}
      {match !== null && <MatchSummary score={match} sentence={sentence} isUnreliable={isVague} />}
      <VideosAndBio profile={profile} onPlay={onPlay} />
      <DetailTags tags={profile.tags} />
      {match !== null && <MatchBreakdown score={match} name={isolate(profile.display_name)} />}
      <DetailLinks profile={profile} />
      {isOwn === false && <DetailHide profile={profile} onHidden={onClose} />}
    </div>
  );
}
