import type { Profile, Video } from '../../../api/generated/model/index.ts';
import { BioText } from './BioText.tsx';
import { profileDialog } from './copy.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailHero } from './DetailHero.tsx';
import { DetailLinks } from './DetailLinks.tsx';
import { DetailSection } from './DetailSection.tsx';
import { DetailTags } from './DetailTags.tsx';
import { DetailVideos } from './DetailVideos.tsx';
import { MatchBreakdown } from './MatchBreakdown.tsx';
import * as css from './ProfileDetail.css.ts';
import { useIsOwnProfile } from '../useIsOwnProfile.ts';
import { useMatchScore } from './useMatchScore.ts';

interface ProfileDetailProps {
  profile: Profile;
  onPlay: (video: Video) => void;
}

/** The content of the profile dialog. */
export function ProfileDetail({ profile, onPlay }: ProfileDetailProps) {
  const isOwn = useIsOwnProfile(profile);
  const { score, isVague } = useMatchScore(profile);
  return (
    <div className={css.root}>
      <DetailHero profile={profile} isOwn={isOwn} />
      <DetailActions profile={profile} isOwn={isOwn} />
      {isOwn === false && score !== null && (
        <MatchBreakdown score={score} name={profile.display_name} isUnreliable={isVague} />
      )}
      <DetailSection title={profileDialog.bio}>
        <BioText text={profile.bio} />
      </DetailSection>
      <DetailVideos profileId={profile.id} onPlay={onPlay} />
      <DetailTags tags={profile.tags} />
      <DetailLinks profile={profile} />
    </div>
  );
}
