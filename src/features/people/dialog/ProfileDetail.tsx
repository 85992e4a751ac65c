import type { Profile, Video } from '../../../api/generated/model/index.ts';
import { BioText } from './BioText.tsx';
import { detail } from './copy.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailHero } from './DetailHero.tsx';
import { DetailLinks } from './DetailLinks.tsx';
import { DetailSection } from './DetailSection.tsx';
import { DetailTags } from './DetailTags.tsx';
import { DetailVideos } from './DetailVideos.tsx';
import { MatchWhy } from './MatchWhy.tsx';
import * as css from './ProfileDetail.css.ts';
import { useIsOwn } from '../useIsOwn.ts';
import { useMatchScore } from './useMatchScore.ts';

interface ProfileDetailProps {
  profile: Profile;
  onPlay: (video: Video) => void;
}

/** What the dialog of a profile shows. */
export function ProfileDetail({ profile, onPlay }: ProfileDetailProps) {
  const isOwn = useIsOwn(profile);
  const { score, isVague } = useMatchScore(profile);
  return (
    <div className={css.root}>
      <DetailHero profile={profile} isOwn={isOwn} />
      <DetailActions profile={profile} isOwn={isOwn} />
      {isOwn === false && score !== null && <MatchWhy score={score} name={profile.display_name} isVague={isVague} />}
      <DetailSection title={detail.bio}>
        <BioText text={profile.bio} />
      </DetailSection>
      <DetailVideos profileId={profile.id} onPlay={onPlay} />
      <DetailTags tags={profile.tags} />
      <DetailLinks profile={profile} />
    </div>
  );
}
