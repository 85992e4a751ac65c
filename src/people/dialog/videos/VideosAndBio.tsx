import { useEffect, useState } from 'react';
import type { Profile, Video } from '../../../api/generated/model/index.ts';
import { useListProfileVideos } from '../../../api/generated/videos/videos.ts';
import { after } from '../../../lib/time/timer.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { profileDialog } from '../copy.ts';
import { BioText } from '../detail/BioText.tsx';
import { DetailSection } from '../detail/DetailSection.tsx';
import { DetailVideos } from './DetailVideos.tsx';

/** Milliseconds that the self-introduction waits for the videos. */
const PATIENCE_MS = 500;

interface VideosAndBioProps {
  profile: Profile;
  onPlay: (video: Video) => void;
}

/**
 * Renders the person's videos above the self-introduction, because music comes before text (rule F31). Videos that
 * arrive late are below it, so that the text that is being read does not move.
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
