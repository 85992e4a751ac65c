import { useEffect, useState } from 'react';
import type { Profile, Video } from '../../../../api/generated/model/index.ts';
import { useListProfileVideos } from '../../../../api/generated/videos/videos.ts';
import { after } from '../../../../lib/time/timer.ts';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx';
import { profileDialog } from '../copy.ts';
import { BioText } from '../detail/BioText.tsx';
import { DetailSection } from '../detail/DetailSection.tsx';
import { DetailVideos } from './DetailVideos.tsx';

/** How long the self-introduction waits for the videos, in ms. */
const PATIENCE_MS = 500;

interface VideosAndBioProps {
  profile: Profile;
  onPlay: (video: Video) => void;
}

/**
 * The person's videos above the self-introduction: they are heard before anything is read (rule F31). Videos that come late
 * stand below it, so that what somebody reads does not move.
 */
export function VideosAndBio({ profile, onPlay }: VideosAndBioProps) {
  const { data: videos = [], isPending } = useListProfileVideos(profile.id);
  const [isLate, setLate] = useState(false);
  useEffect(() => (isPending ? after(PATIENCE_MS, () => setLate(true)) : undefined), [isPending]);
  const strip = videos.length > 0 && <DetailVideos videos={videos} onPlay={onPlay} />;
  return (
    <>
      {!isLate && strip}
      <DetailSection title={profileDialog.bio}>
        {isPending && !isLate ? <Skeleton shape="text" /> : <BioText text={profile.bio} />}
      </DetailSection>
      {isLate && strip}
    </>
  );
}
