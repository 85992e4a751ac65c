import type { Profile, Video } from '../../api/generated/model/index.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { fullTime, machineTime } from '../../lib/time/chatTime.ts';
import { relativeTime } from '../../lib/time/relativeTime.ts';
import { parseTimestamp } from '../../lib/time/timestamp.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { useLike, useLikesViewer } from '../../likes/useLike.ts';
import { portraitOf } from '../../media/portraitPerson.ts';
import { PersonPicture } from '../../ui/Avatar/PersonPicture.tsx';
import { common } from '../../ui/copy.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { activityFrequencyLabel, summaryLine, useIsViewer } from '../person.ts';
import { LikeChip, likeState } from '../personLikes.tsx';
import { profileDialog } from './copy.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailLinks, DetailTags } from './DetailSections.tsx';
import { VideosAndRest } from './DetailVideos.tsx';
import { MatchBreakdown, MatchSummary, useMatchScore } from './MatchExplanation.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import * as css from './ProfileDetail.css.ts';

interface ProfileDetailProps {
  profile: Profile;
  onPlay: (video: Video) => void;
  onClose: () => void;
}

/** Renders the content of the profile dialog: first the person, then the actions, then the details. */
export function ProfileDetail({ profile, onPlay, onClose }: ProfileDetailProps) {
  const isViewer = useIsViewer(profile);
  const { score, isVague, sentence } = useMatchScore(profile);
  const match = isViewer === false ? score : null;
  return (
    <div className={css.root}>
      <DetailHero profile={profile} isViewer={isViewer} />
      <DetailActions profile={profile} isViewer={isViewer} onClose={onClose} />
      {isViewer === true && <OwnProfile profile={profile} />}
      {match !== null && <MatchSummary score={match} sentence={sentence} isUnreliable={isVague} />}
      <VideosAndRest profile={profile} onPlay={onPlay}>
        <DetailTags tags={profile.tags} />
        {match !== null && <MatchBreakdown score={match} name={isolate(profile.display_name)} />}
        <DetailLinks profile={profile} />
      </VideosAndRest>
    </div>
  );
}

interface DetailHeroProps {
  profile: Profile;
  /** Whether the profile is the viewer's own; undefined while it is not known. */
  isViewer: boolean | undefined;
}

/** Renders the top of the profile dialog: the picture with name, key facts and like state on its lower part. */
function DetailHero({ profile, isViewer }: DetailHeroProps) {
  const person = portraitOf(profile);
  return (
    <div className={css.hero}>
      <div className={css.backdrop}>
        <PersonPicture person={person} eager />
      </div>
      <div className={css.scrim}>
        {isViewer === false && <LikeStateRow profile={profile} />}
        {/* Hidden from assistive technology: the name is already the title of the dialog. */}
        <p className={css.name} aria-hidden="true">
          {profile.display_name}
        </p>
        <p className={css.meta}>
          {[summaryLine(profile), activityFrequencyLabel(profile.tags)].filter(Boolean).join(' ・ ')}
        </p>
        <p className={css.meta}>
          {profile.likes_count > 0 && <span>{profileDialog.likes(profile.likes_count)}</span>}
          <LastActive stamp={profile.last_active} />
        </p>
      </div>
    </div>
  );
}

function LikeStateRow({ profile }: { profile: Profile }) {
  const state = likeState(useLike(profile).status, useLikesViewer()(profile.id));
  return <p className={css.state}>{state && <LikeChip state={state} />}</p>;
}

function LastActive({ stamp }: { stamp: string | null }) {
  const now = useNow();
  const at = parseTimestamp(stamp ?? '');
  if (Number.isNaN(at)) return null;
  return (
    <time className={css.lastActive} dateTime={machineTime(at)} title={fullTime(at)}>
      {profileDialog.lastActive(relativeTime(at, now))}
    </time>
  );
}

/** Renders a placeholder in the profile dialog while the profile is being loaded. */
export function ProfileDetailSkeleton() {
  return (
    <div className={css.root}>
      <div className={css.hero}>
        <div className={css.backdrop}>
          <Skeleton shape="box" />
        </div>
      </div>
      <Skeleton shape="text" width="38%" />
      <Skeleton shape="text" width="64%" />
      <Skeleton shape="text" />
      <Skeleton shape="text" width="82%" />
      <div role="status">
        <VisuallyHidden>{common.loading}</VisuallyHidden>
      </div>
    </div>
  );
}
